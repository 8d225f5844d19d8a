/** Copies what a hidden element holds by selecting it; for pages that may not use the Clipboard API. */
function copyBySelection(text: string): boolean {
  const selection = document.getSelection();
  if (!selection || typeof document.execCommand !== 'function') return false;
  const kept = selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  const source = document.createElement('span');
  source.textContent = text;
  source.style.cssText =
    'position:fixed;top:0;left:0;clip-path:inset(50%);white-space:pre;user-select:text';
  // Outside an open modal dialog everything is inert and cannot be selected.
  const host = document.activeElement?.closest('dialog[open]') ?? document.body;
  host.append(source);
  try {
    const range = document.createRange();
    range.selectNodeContents(source);
    selection.removeAllRanges();
    selection.addRange(range);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    source.remove();
    selection.removeAllRanges();
    if (kept) selection.addRange(kept);
  }
}

/**
 * Puts text on the clipboard: by the Clipboard API, else by selecting it.
 * @throws DOMException `NotAllowedError: The request is not allowed` when both ways fail.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copyBySelection(text))
      throw new DOMException('The request is not allowed', 'NotAllowedError');
  }
}

/** How long a copy button says that it has copied; the same everywhere. */
export const copiedMilliseconds = 2000;
