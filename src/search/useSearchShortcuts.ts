import { useEffect } from 'react';
import { isTypedIntoSomething, toSearchKey } from '../shared/searchKey';

interface ShortcutActions {
  toggle(): void;
  /** For the slash, which only opens. */
  open(): void;
}

/** The keys of search, see `toSearchKey`. */
export function useSearchShortcuts({ toggle, open }: ShortcutActions): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = toSearchKey(event);
      if (!key || (key === 'slash' && isTypedIntoSomething(event.target))) return;
      event.preventDefault();
      if (key === 'modified') toggle();
      else open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [toggle, open]);
}
