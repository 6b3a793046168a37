/** The values of `pattern` (`/e/:id/board/:n`) in the path, or nothing if it does not match. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.replace(/\/+$/, '').split('/');
  if (wanted.length !== given.length && !(pattern === '/' && given.length === 1)) return null;
  const values: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const value = given[i] ?? '';
    if (part.startsWith(':')) values[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return values;
}
