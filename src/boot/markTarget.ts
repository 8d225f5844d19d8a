function readTargetId(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Marks the element that the address leads to as soon as it is parsed, with `data-linked`. The browser itself applies
 * `:target` only after it has painted, and what opens then pushes the rest of the page down.
 */
export function markTarget(): void {
  const id = readTargetId();
  if (!id) return;
  const observer = new MutationObserver(() => {
    const target = document.getElementById(id);
    if (!target) return;
    observer.disconnect();
    target.dataset['linked'] = '';
    addEventListener('hashchange', () => delete target.dataset['linked'], { once: true });
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect(), { once: true });
}
