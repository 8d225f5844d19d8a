import { tailwindAttribute } from '../shared/demoRuntime';

/**
 * Has a page wait for the stylesheet of its demos in Tailwind, for readers who have chosen that styling; nobody else fetches it. To be called
 * while the HTML is parsed, after the choice is on `<html>`.
 */
export function writeTailwindLink(): void {
  const href = document.body.getAttribute(tailwindAttribute);
  if (!href || document.documentElement.dataset['codeStyling'] !== 'Tailwind') return;
  // A stylesheet that a script adds otherwise does not keep the text from being painted, and Firefox has no way to ask for it.
  document.write(`<link rel="stylesheet" href="${href}">`);
}
