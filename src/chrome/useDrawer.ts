import { useEffect, type RefObject } from 'react';
import { columnQuery } from '../theme/media';
import { revealCurrentPage } from './navigationTree';

export interface DrawerState {
  isOpen: boolean;
  onClose(): void;
  /** What the focus may not reach while the drawer is open. */
  outside: RefObject<HTMLElement>[];
}

/**
 * Keeps focus and assistive technology in the drawer while it is open. Escape closes it, and so does a window that becomes so
 * wide that it is a column: nothing to close it with is shown there.
 */
export function useDrawer(
  { isOpen, onClose, outside }: DrawerState,
  area: RefObject<HTMLElement>,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const elements = outside.map(({ current }) => current);
    for (const element of elements) element?.toggleAttribute('inert', true);
    if (area.current) revealCurrentPage(area.current);
    area.current?.querySelector('button')?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    const column = window.matchMedia(columnQuery);
    document.addEventListener('keydown', onKeyDown);
    column.addEventListener('change', onClose);
    return () => {
      for (const element of elements) element?.removeAttribute('inert');
      column.removeEventListener('change', onClose);
      document.removeEventListener('keydown', onKeyDown);
    };
    // The refs themselves never change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen, onClose]);
}
