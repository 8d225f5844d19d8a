import { webFontsAttribute } from './webFonts';

/** Styles that the page gives to everything in a demo. */
export interface DemoLook {
  color: string;
  font: string;
  /** After `font`, which has one of its own. */
  lineHeight: string;
  /** Whether the page shows the web fonts, which `font` names then. */
  hasWebFonts: boolean;
}

/** @param container the demo's place in the page. */
export function readDemoLook(container: Element): DemoLook {
  const { color, font, fontSize, lineHeight } = getComputedStyle(container);
  // Computed, it has become pixels, which text of every size would inherit.
  const ratio = parseFloat(lineHeight) / parseFloat(fontSize);
  return {
    color,
    font,
    lineHeight: Number.isFinite(ratio) ? String(ratio) : lineHeight,
    hasWebFonts: container.ownerDocument.documentElement.hasAttribute(webFontsAttribute),
  };
}
