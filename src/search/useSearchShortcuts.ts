import { useEffect } from 'react';

interface ShortcutActions {
  toggle(): void;
  /** For the slash, which only opens. */
  open(): void;
}

/** Whether a key typed here is text for something else: a field, a demo, or a dialog that is open. */
function isForOthers(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest(
      'input, textarea, select, [role="textbox"], [contenteditable="true"], [data-demo]',
    ) !== null
  );
}

/** Ctrl+K or Cmd+K anywhere, and `/` wherever it is not typed into something. */
export function useSearchShortcuts({ toggle, open }: ShortcutActions): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      const hasModifier = event.ctrlKey || event.metaKey;
      if (hasModifier && !event.shiftKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        toggle();
      } else if (!hasModifier && event.key === '/' && !isForOthers(event.target)) {
        event.preventDefault();
        open();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [toggle, open]);
}
