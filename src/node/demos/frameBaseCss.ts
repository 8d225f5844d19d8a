import { fontFallbacksCss } from '../../shared/fontFallbacks';

/**
 * What holds for every element in the frames of demos, as in the page (`GlobalStyle`): a demo is as large in the one as in the
 * other. The font is that of pages before the web fonts are shown; in a page a frame takes on that of its place, see `readDemoLook`.
 * On paper, too, a demo has its colors, as it has in the page (`sharedFrameCss`).
 */
export const frameBaseCss = `
      ${fontFallbacksCss}
      *, ::before, ::after { box-sizing: border-box; }
      :root { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
      body { margin: 0; background: none; font-family: 'Commissioner fallback', sans-serif; }
      :where(button, input, select, textarea) { font: inherit; }
    `;
