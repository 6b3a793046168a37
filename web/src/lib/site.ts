// Where these pages lie: on an Openroom server, or as plain files on any web space (`openroom site`), with nothing that answers.
// There is one page there, whatever folder it lies in, and the address of a page stands in the question: `./?at=/assistant`.

/** Whether they are plain files. */
export const isSite: boolean = globalThis.document?.querySelector('meta[name="openroom-site"]') != null;

/** The pages that need no server. Each is a first part of a path; what else they show stands in the question. */
export const POCKET = ['/assistant', '/book', '/learn'] as const;
export const isPocket = (path: string): boolean => POCKET.some((one) => path === one || path.startsWith(`${one}/`));

/** The address of a page, for links: `to('/assistant?x=1')`. */
export function to(page: string): string {
  if (!isSite) return page;
  const url = new URL(page, 'http://site');
  const query = new URLSearchParams(url.search);
  query.delete('at');
  const rest = query.toString();
  // A slash is allowed in a question, and easier to read.
  return `./?at=${encodeURIComponent(url.pathname).replaceAll('%2F', '/')}${rest ? `&${rest}` : ''}${url.hash}`;
}

/** The address of one of the built files. */
export const file = (name: string): string => (isSite ? `./${name}` : `/${name}`);

/** The page that an address shows. */
export function pageAt(address: { pathname: string; search: string }): { path: string; query: URLSearchParams } {
  const query = new URLSearchParams(address.search);
  if (!isSite) return { path: address.pathname, query };
  const path = query.get('at') ?? '/assistant';
  query.delete('at');
  return { path: path.startsWith('/') ? path : `/${path}`, query };
}
