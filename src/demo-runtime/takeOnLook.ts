import { addStylesheet } from '../shared/addStylesheet';
import type { DemoLook } from '../shared/demoLook';
import { textFontsHref } from '../shared/webFonts';

/** Has the page of a frame look as the place that the frame stands in does, or in a part of that. */
export function takeOnLook({ hasWebFonts, ...style }: Partial<DemoLook>): void {
  Object.assign(document.body.style, style);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  if (!hasWebFonts || links.some(({ href }) => href === textFontsHref)) return;
  // Without them text stands in local fonts of the same measures.
  addStylesheet(textFontsHref).catch(() => undefined);
}
