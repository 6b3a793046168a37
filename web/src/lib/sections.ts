// How a field is divided when the Director says into how many sections: as equal as can be in tables, a half table in the last.

export function sectionSizes(contestants: number, sections: number): number[] {
  if (sections < 2) return sections === 1 ? [contestants] : [];
  const tables = Math.ceil(contestants / 2);
  const sizes = Array.from({ length: sections }, (_, i) => 2 * (Math.floor(tables / sections) + (i < tables % sections ? 1 : 0)));
  sizes[sections - 1]! -= contestants % 2;
  return sizes;
}
