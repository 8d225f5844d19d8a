const fields = /^(INPUT|TEXTAREA|SELECT)$/;

/** Whether the reader has something under their hands that a reload would take away: a field with focus, or text not kept. */
export function isTyping(): boolean {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement) {
    // jsdom has no `isContentEditable`.
    const isEditable = activeElement.closest('[contenteditable]:not([contenteditable="false"])');
    if (isEditable || fields.test(activeElement.tagName)) return true;
  }
  if (document.querySelector('[data-unsaved]')) return true;
  return [...document.querySelectorAll('textarea')].some(({ value }) => value !== '');
}
