interface LinkActions {
  navigate(href: string): void;
  /** Fetches what a page needs, so that a click on a link to it shows it at once. */
  prefetch(pathname: string): void;
}

/** A pointer that only crosses a link is gone by then. */
const intentMilliseconds = 60;

/** A link to another page of this site that the router can follow; links inside demos are the demo's own. */
function findPageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.closest('[data-demo]')) return null;
  if (link.origin !== window.location.origin || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  // Feeds, Markdown and JSON twins are files.
  return link.pathname.split('/').at(-1)?.includes('.') ? null : link;
}

function isOnThisPage(link: HTMLAnchorElement): boolean {
  return (
    link.pathname === window.location.pathname &&
    link.search === window.location.search &&
    link.getAttribute('href')?.includes('#') === true
  );
}

/**
 * Lets the router follow every plain click on a link to a page of this site, whoever rendered it, and fetches a page ahead only
 * when the reader points at its link: pointer, focus or touch.
 * @returns a function that removes the listeners.
 */
export function installLinkBehaviour({ navigate, prefetch }: LinkActions): () => void {
  let timer = 0;

  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = findPageLink(event.target);
    if (!link || isOnThisPage(link)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  const fetchAhead = (link: HTMLAnchorElement | null) => {
    if (link && link.pathname !== window.location.pathname) prefetch(link.pathname);
  };
  const onIntent = (event: Event) => {
    window.clearTimeout(timer);
    const link = findPageLink(event.target);
    if (link) timer = window.setTimeout(() => fetchAhead(link), intentMilliseconds);
  };
  const onTouch = (event: Event) => fetchAhead(findPageLink(event.target));

  document.addEventListener('click', onClick);
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
  document.addEventListener('touchstart', onTouch, { passive: true });
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('click', onClick);
    document.removeEventListener('pointerover', onIntent);
    document.removeEventListener('focusin', onIntent);
    document.removeEventListener('touchstart', onTouch);
  };
}
