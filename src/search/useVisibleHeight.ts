import { type RefObject, useEffect } from 'react';

/** Keeps `--visible-height` on an element at the height that an on-screen keyboard leaves free, while `isOpen`. */
export function useVisibleHeight(ref: RefObject<HTMLElement>, isOpen: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!isOpen || !viewport) return undefined;
    const update = () =>
      ref.current?.style.setProperty('--visible-height', `${Math.round(viewport.height)}px`);
    update();
    viewport.addEventListener('resize', update);
    return () => viewport.removeEventListener('resize', update);
  }, [ref, isOpen]);
}
