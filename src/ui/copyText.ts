import { findReachableRoot } from './findReachableRoot';

/** Copies what a hidden element holds by selecting it; for pages that may not use the Clipboard API. */
function copyBySelection(text: string): boolean {
  const selection = document.getSelection();
  if (!selection || typeof document.execCommand !== 'function') return false;
  const kept = selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  const source = document.createElement('span');
  source.textContent = text;
  source.style.cssText =
    'position:fixed;top:0;left:0;clip-path:inset(50%);white-space:pre;user-select:text';
  findReachableRoot().append(source);
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

/** Text that is still on its way, given to the clipboard at once: Safari refuses what comes after the click. */
async function copyLater(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Puts text on the clipboard: by the Clipboard API, else by selecting it.
 * @throws what the promise of the text is rejected with; DOMException `NotAllowedError: The request is not allowed` when both ways fail.
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text !== 'string' && (await copyLater(text))) return;
  const value = await text;
  try {
    await navigator.clipboard.writeText(value);
  } catch {
    if (!copyBySelection(value))
      throw new DOMException('The request is not allowed', 'NotAllowedError');
  }
}

/** How long a copy button says that it has copied; the same everywhere. */
export const copiedMilliseconds = 2000;
