/**
 * Opens what is folded around the element that the address leads to once it is marked (`markTarget`). The browser itself opens it
 * only after it has painted, and what is shown then pushes the rest of the page down.
 */
export function openAroundTarget(): void {
  const observer = new MutationObserver(() => {
    document.querySelector('[data-linked]')?.closest('details')?.setAttribute('open', '');
  });
  observer.observe(document, { attributeFilter: ['data-linked'], subtree: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect(), { once: true });
}
