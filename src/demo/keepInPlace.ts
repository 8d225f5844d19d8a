import { flushSync } from 'react-dom';

/** Makes a change that may move things above an element, and scrolls so that the element stays where the reader sees it. */
export function keepInPlace(element: Element | null, change: () => void): void {
  const before = element?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  const shift = (element?.getBoundingClientRect().top ?? 0) - before;
  if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' });
}
