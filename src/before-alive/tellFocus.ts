/**
 * Has a demo that has come to life hear that the focus is in it already. Many components behave otherwise with it: an autocomplete
 * without the focus takes back what is written.
 * @param container of the demo.
 */
export function tellFocus(container: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement && container.contains(activeElement))
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
