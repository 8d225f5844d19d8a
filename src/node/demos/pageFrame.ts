import { colors } from '../../shared/colors';
import { toDemoScope, demoStylesAttribute } from '../../shared/demoRuntime';
import { escapeHtml } from '../../shared/escapeHtml';
import type { CodeStyling } from '../../shared/preferences';
import { frameBaseCss } from './frameBaseCss';

/** What a demo's own page is made of. */
export interface FramedDemo {
  name: string;
  styling: CodeStyling;
  /** What the server rendered. */
  html: string;
  /** `DemoBundle.stylesHtml` of the page that shows it. */
  stylesHtml: string;
  /** `DemoBundle.tailwindStylesheet` of the page that shows it. */
  tailwindStylesheet: string | null;
  /** `DemoBundle.script`. */
  script: string;
}

function toModeCss(mode: 'light' | 'dark'): string {
  return `:root { color-scheme: ${mode}; } body { color: ${colors[mode].text}; }`;
}

/**
 * What the place is like that the frame stands in, until scripts have read it (`readDemoLook`); what of the demo itself is dark comes
 * with its styles.
 */
const look = `${toModeCss('light')}
      body.mode-dark { color: ${colors.dark.text}; }`;

const darkWithoutScripts = `@media screen and (prefers-color-scheme: dark) { ${toModeCss('dark')} }`;

/**
 * A page with one demo, for demos that need a viewport of their own. It is on the site's origin and follows what the reader
 * has stored: the boot script first, so that the mode is right at the first frame.
 */
export function toPageFrameHtml(demo: FramedDemo, bootScript: string): string {
  const { tailwindStylesheet } = demo;
  const link =
    tailwindStylesheet !== null && demo.styling === 'Tailwind'
      ? `<link rel="stylesheet" href="${tailwindStylesheet}" />`
      : '';
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <title>${escapeHtml(demo.name)}</title>
    <style>${frameBaseCss}${look}</style>
    <noscript><style>${darkWithoutScripts}</style></noscript>
    ${link}
    <script type="module" src="/frames/page-frame.js"></script>
  </head>
  <body class="mode-light" data-name="${demo.name}" data-styling="${demo.styling}" data-script="${demo.script}">
    <script>${bootScript}</script>
    <div ${demoStylesAttribute} hidden>${demo.stylesHtml}</div>
    <div data-demo="${toDemoScope(demo.name, demo.styling)}">${demo.html}</div>
  </body>
</html>
`;
}
