import { useEffect, useRef } from 'react';
import { decodeHash } from '../shared/decodeHash';
import { useBrowserLayoutEffect } from '../ui/useBrowserLayoutEffect';

function findLinked(hash: string): HTMLElement | null {
  const id = decodeHash(hash);
  return id === '' ? null : document.getElementById(id);
}

/**
 * Marks what the hash names, as `boot/markTarget` does, and opens what is folded around it: for an address that the router has
 * written the browser does neither.
 */
function useLinkedMark(pathname: string, hash: string): void {
  useBrowserLayoutEffect(() => {
    const linked = findLinked(hash);
    // The boot script's too.
    for (const element of document.querySelectorAll<HTMLElement>('[data-linked]'))
      delete element.dataset['linked'];
    if (!linked) return;
    linked.dataset['linked'] = '';
    linked.closest('details')?.setAttribute('open', '');
  }, [pathname, hash]);
}

/**
 * After a navigation, moves the focus to the heading of the new page, or to the one that the hash names, without scrolling:
 * where to scroll is the router's business. What the hash names is marked with `data-linked`, also on the page that is shown.
 */
export function useRouteFocus(pathname: string, hash: string): void {
  useLinkedMark(pathname, hash);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The router focuses the wrapper of the page in an effect of its own, which runs after this one.
    queueMicrotask(() => {
      const target = findLinked(hash) ?? document.querySelector<HTMLElement>('main h1');
      if (!target) return;
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    });
  }, [pathname, hash]);
}
