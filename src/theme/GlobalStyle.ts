import { createGlobalStyle } from 'styled-components';
import { fontFallbacksCss } from '../shared/fontFallbacks';
import { buttonCss } from './buttonCss';
import { codeTokensCss } from './codeTokensCss';
import { iconCss } from './iconCss';
import { media } from './media';
import { navigationCss } from './navigationCss';
import { proseCss } from './proseCss';
import { tokensCss } from './tokens';

/**
 * Tokens, the page itself, authored text, the side navigation and what must hold for every element. Demos live in the same
 * document, so selectors here have no weight (`:where`) and leave everything else as browsers have it.
 *
 * The highlight of selected text is said on the root only, from which browsers hand it down (CSS Pseudo-Elements 4; those that
 * do not yet keep their own): said for every element, it was a quarter of the work whenever the styles of a page with demos are
 * computed. So its colors are those of the light mode in both.
 *
 * It is the same on every page and stands in the HTML of each, so only the server renders it: in the scripts it would be
 * sent a second time. `develop`, which renders nothing on the server, has it in the browser.
 */
export const GlobalStyle = createGlobalStyle`
  ${fontFallbacksCss}
  ${tokensCss}
  *, ::before, ::after {
    box-sizing: border-box;
  }
  html {
    scrollbar-gutter: stable;
    scroll-padding-block-start: calc(var(--header-height) + var(--space-6));
    -webkit-text-size-adjust: 100%;
  }
  body {
    margin: 0;
    background: var(--surface-0);
    color: var(--text);
    font: var(--type-body);
    font-synthesis-weight: none;
    -webkit-font-smoothing: antialiased;
  }
  :where(:focus-visible) {
    outline: var(--focus-ring);
    outline-offset: 2px;
  }
  :where(button, input, select, textarea) {
    font: inherit;
  }
  :root::selection {
    background: var(--accent);
    color: var(--on-accent);
  }
  /* The text is English whichever way the frame runs: its full stops stay at the end of its sentences, its code as it is. */
  :where(#___gatsby :is(p, li, h1, h2, h3, td, dd, output, [role='status'], [data-action='search'] span):dir(rtl):not(nav *, .demo-root *)) {
    text-align: right;
    unicode-bidi: plaintext;
  }
  :where(#___gatsby :is(code, kbd):not(.demo-root *)) {
    direction: ltr;
    unicode-bidi: isolate;
  }
  ${codeTokensCss}
  ${proseCss}
  ${navigationCss}
  ${buttonCss}
  ${iconCss}
  .visually-hidden:not(:focus, :active) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  body.mode-dark .only-light-mode,
  body:not(.mode-dark) .only-dark-mode {
    display: none;
  }
  ${media.print} {
    .screen-only,
    .code-copy,
    .heading-anchor {
      display: none !important;
    }
    html {
      /* Scripts write that of the mode on the element itself, and paper is light. */
      color-scheme: light !important;
      scrollbar-gutter: auto;
      font-size: 11pt;
    }
  }
`;
