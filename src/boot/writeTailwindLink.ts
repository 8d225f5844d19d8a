import { tailwindAttribute } from '../shared/demoRuntime';

/** After so many milliseconds a page is shown without it. */
const longestWait = 3000;

/** Firefox paints what stands behind a stylesheet of the body, and knows no `blocking`. */
function hideUntilLoaded(link: HTMLLinkElement): void {
  const { style } = document.documentElement;
  const show = () => style.removeProperty('visibility');
  style.visibility = 'hidden';
  link.onload = show;
  link.onerror = show;
  setTimeout(show, longestWait);
}

/**
 * Has a page wait for the stylesheet of its demos in Tailwind, for readers who have chosen that styling; nobody else fetches it. To be called
 * while the HTML is parsed, after the choice is on `<html>`.
 */
export function writeTailwindLink(): void {
  const href = document.body.getAttribute(tailwindAttribute);
  if (!href || document.documentElement.dataset['codeStyling'] !== 'Tailwind') return;
  // A stylesheet that a script adds otherwise does not keep the text from being painted.
  document.write(`<link rel="stylesheet" href="${href}">`);
  const link = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  if (link && !('blocking' in link)) hideUntilLoaded(link);
}
