import { type RefObject, useEffect } from 'react';

/** While `isOpen`, calls `close` on Escape and when the pointer or the focus goes outside `ref`. */
export function useOutsideClose(
  ref: RefObject<HTMLElement>,
  isOpen: boolean,
  close: (reason: 'escape' | 'outside') => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) close('outside');
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close('escape');
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [ref, isOpen, close]);
}
