import { trackPageView } from './trackPageView';

/** A page that has no title by then is viewed without its own. */
const patienceMilliseconds = 2000;

let stopWaiting: () => void = () => undefined;

/**
 * Sends a page view when the page has its title: Gatsby takes that of the page before away and writes another some time after the route
 * has changed. A page that is left before is not viewed.
 * @param formerTitle element of the page before; null for the first page
 */
export function viewWhenTitled(pathname: string, formerTitle: Element | null): void {
  stopWaiting();
  if (!window.gtag) return;
  const view = () => {
    stopWaiting();
    trackPageView(pathname);
  };
  const viewIfTitled = () => {
    const title = findTitle();
    if (title && title !== formerTitle) view();
  };
  const observer = new MutationObserver(viewIfTitled);
  const timer = setTimeout(view, patienceMilliseconds);
  stopWaiting = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.head, { childList: true });
  viewIfTitled();
}

/** The title that the page has now. */
export function findTitle(): Element | null {
  return document.head.querySelector('title');
}
