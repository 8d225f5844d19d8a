/** Whether a key typed here is text for something else: a field, a demo, or a dialog that is open. */
export function isTypedIntoSomething(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest(
      'input, textarea, select, [role="textbox"], [contenteditable="true"], [data-demo]',
    ) !== null
  );
}

/** @returns which shortcut of search a key is: Ctrl+K or Cmd+K, or `/`, which counts where it is not typed into something; null for another key. */
export function toSearchKey(event: KeyboardEvent): 'modified' | 'slash' | null {
  if (event.defaultPrevented || event.isComposing || event.altKey) return null;
  const hasModifier = event.ctrlKey || event.metaKey;
  if (hasModifier && !event.shiftKey && event.key.toLowerCase() === 'k') return 'modified';
  return !hasModifier && event.key === '/' ? 'slash' : null;
}
