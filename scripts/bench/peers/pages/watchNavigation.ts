/** Entry of the session storage with the click that is waited for, as JSON. */
export const clickKey = 'benchClick';
/** Entry with its times when the new heading is there, as JSON of `NavigationTimes`. */
export const timesKey = 'benchTimes';

interface NoticedClick {
  clickedAt: number;
  /** The heading that was there, and where the link leads. */
  heading: string;
  target: string;
  /** When the document began that the link was in. */
  documentAt: number;
}

/** In milliseconds since 1970. */
export interface NavigationTimes {
  clickedAt: number;
  /** The first frame with the new heading is done. */
  shownAt: number;
  /** Whether the link has led to another document. */
  isFullLoad: boolean;
}

/**
 * Runs in the page: notes how long it takes from the first click on a link to the new heading. Both entries stand in the session
 * storage, so that they outlive the document.
 */
export function watchNavigation(keys: { clickKey: string; timesKey: string }): void {
  const now = () => performance.timeOrigin + performance.now();
  const withoutSlash = (pathname: string) => pathname.replace(/\/$/, '');
  const readClick = (): NoticedClick | null => {
    try {
      return JSON.parse(sessionStorage.getItem(keys.clickKey) ?? 'null') as NoticedClick | null;
    } catch {
      // The empty document before the first page has no storage.
      return null;
    }
  };

  const noteClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || readClick()) return;
    const click: NoticedClick = {
      clickedAt: now(),
      heading: document.querySelector('h1')?.innerText ?? '',
      target: new URL(link.href).pathname,
      documentAt: performance.timeOrigin,
    };
    sessionStorage.setItem(keys.clickKey, JSON.stringify(click));
  };

  const isShown = ({ heading, target }: NoticedClick) => {
    const found = document.querySelector('h1');
    if (!found?.innerText || found.innerText === heading) return false;
    if (found.getBoundingClientRect().height === 0) return false;
    return withoutSlash(location.pathname) === withoutSlash(target);
  };

  const noteTimes = ({ clickedAt, documentAt }: NoticedClick) => {
    const isFullLoad = performance.timeOrigin !== documentAt;
    const times: NavigationTimes = { clickedAt, shownAt: now(), isFullLoad };
    sessionStorage.setItem(keys.timesKey, JSON.stringify(times));
  };

  const look = () => {
    const click = readClick();
    if (click && isShown(click)) requestAnimationFrame(() => setTimeout(() => noteTimes(click), 0));
    else requestAnimationFrame(look);
  };

  addEventListener('click', noteClick, true);
  requestAnimationFrame(look);
}
