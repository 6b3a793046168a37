// Which page is shown: the path of the address, with links followed inside the page.

import { isSite, pageAt, to as addressOf } from './site';

interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

const read = (): Place => ({ ...pageAt(location), hash: decoded(location.hash.slice(1)) });

/** Anybody may write anything behind the # of an address. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

let here: Place = $state.raw(read());

export const place = (): Place => here;

/** Goes to a page: `/assistant?x=1`. */
export const go = (to: string, replace = false): void => visit(addressOf(to), replace);

/** Goes to an address, as a link has it. */
function visit(address: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  here = read();
  scrollTo(0, 0);
  // A reader who cannot see the change is taken to the new page's heading.
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }));
}

export function start(): () => void {
  const back = () => (here = read());
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || (link.pathname === location.pathname && link.hash && (!isSite || link.search === location.search))) return;
    // As plain files there is one page; what lies elsewhere is not ours.
    if (isSite && link.pathname !== location.pathname) return;
    event.preventDefault();
    visit(link.pathname + link.search + link.hash);
  };
  addEventListener('popstate', back);
  document.addEventListener('click', click);
  return () => {
    removeEventListener('popstate', back);
    document.removeEventListener('click', click);
  };
}
