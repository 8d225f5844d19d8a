import { useEffect, useRef } from 'react';

function findTarget(hash: string): HTMLElement | null {
  let id = '';
  try {
    id = decodeURIComponent(hash.slice(1));
  } catch {
    // A hash that is no text names nothing.
  }
  return (id && document.getElementById(id)) || document.querySelector<HTMLElement>('main h1');
}

/**
 * After a navigation, moves the focus to the heading of the new page, or to the one that the hash names, without scrolling:
 * where to scroll is the router's business.
 */
export function useRouteFocus(pathname: string, hash: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The router focuses the wrapper of the page in an effect of its own, which runs after this one.
    queueMicrotask(() => {
      const target = findTarget(hash);
      if (!target) return;
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    });
  }, [pathname, hash]);
}
