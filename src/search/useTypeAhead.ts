import { useEffect } from 'react';

/** While `isWaiting` for the dialog, keeps what is typed for it: a letter to add, or null to take the last one away. */
export function useTypeAhead(isWaiting: boolean, onType: (letter: string | null) => void): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const isLetter = [...event.key].length === 1;
      if (!isLetter && event.key !== 'Backspace') return;
      event.preventDefault();
      event.stopPropagation();
      onType(isLetter ? event.key : null);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isWaiting, onType]);
}
