import { css } from 'styled-components';
import { linkCss } from './linkCss';
import { media } from './media';

/**
 * Look of the HTML blocks that Node makes of authored Markdown, which stand in elements of the class `prose`. It goes around
 * such HTML only, never around demos, whose elements are not ours to style. What few pages have brings its look with it
 * (`node/mdx/contentStyles.ts`).
 */
export const proseCss = css`
  .prose {
    /* Not "anywhere": a cell of a table would be as narrow as one letter of a name. */
    overflow-wrap: break-word;

    > * {
      max-inline-size: var(--text-width);
    }

    p,
    ul,
    ol,
    dl {
      margin-block: 0 var(--space-4);
    }
    li + li {
      margin-block-start: var(--space-1);
    }
    li > :is(ul, ol) {
      margin-block: var(--space-1) 0;
    }
    ul,
    ol {
      padding-inline-start: var(--space-6);
    }
    li::marker {
      color: var(--text-quiet);
      font-variant-numeric: tabular-nums;
    }
    strong,
    b {
      font-weight: var(--weight-bold);
    }

    h2,
    h3,
    h4 {
      margin-block: var(--space-12) var(--space-6);
      text-wrap: balance;
    }
    h2 {
      font: var(--type-h2);
      letter-spacing: -0.008em;
    }
    h3 {
      font: var(--type-h3);
      margin-block: var(--space-8) var(--space-4);
    }
    h4 {
      font: var(--type-h4);
      margin-block: var(--space-6) var(--space-3);
    }
    :is(h2, h3, h4) code {
      font-size: 0.9em;
    }

    .heading-anchor {
      /* With the sign between them no narrower than 24 pixels, which a finger needs (WCAG 2.5.8). */
      padding-inline: var(--space-2);
      border-radius: 0.25rem;
      color: var(--text-quiet);
      font-weight: 400;
      text-decoration: none;
      opacity: 0;
      transition: opacity var(--duration) var(--ease);
    }
    /* Beyond the edge, at which the heading stands like the text below. */
    :is(h2, h3, h4):dir(rtl) > .heading-anchor {
      position: absolute;
      margin-inline: 0.25rem;
      padding: 0;
    }
    .heading-anchor::after {
      content: '#' / '';
    }
    :is(h2, h3, h4):hover .heading-anchor,
    .heading-anchor:focus-visible {
      opacity: 1;
    }
    .heading-anchor:hover {
      color: var(--accent);
    }
    @media (hover: none) {
      .heading-anchor {
        opacity: 1;
      }
    }

    a:not(.heading-anchor) {
      ${linkCss}
    }

    code,
    kbd {
      font-family: var(--font-code);
      /* In tables too no less than the smallest text. */
      font-size: max(0.875em, 0.8125rem);
    }
    :not(pre) > code {
      padding: 0.125em 0.3em;
      border-radius: 0.3em;
      background: var(--surface-2);
    }
    a > code {
      color: inherit;
    }

    .code-block {
      position: relative;
      margin-block: var(--space-6);
      border-radius: var(--radius-frame);
      background: var(--code-surface);
      color: var(--code-text);
    }
    .code-title {
      padding: var(--space-2) var(--space-4);
      padding-inline-end: 5rem;
      border-block-end: 1px solid var(--surface-3);
      color: var(--text-quiet);
      font: var(--type-tiny);
      font-family: var(--font-code);
    }
    pre {
      max-block-size: 40rem;
      margin: 0;
      padding: var(--space-4);
      overflow: auto;
      overscroll-behavior-x: contain;
      border-radius: inherit;
      font: var(--type-code);
      font-variant-ligatures: none;
      tab-size: 2;
      text-align: left;
    }
    pre code {
      font: inherit;
    }
    pre .line {
      display: block;
      inline-size: fit-content;
      min-inline-size: calc(100% + 2 * var(--space-4));
      margin-inline: calc(-1 * var(--space-4));
      padding-inline: var(--space-4);
    }

    ${media.print} {
      > * {
        max-inline-size: none;
      }
      h2,
      h3,
      h4 {
        break-after: avoid;
      }
      .code-block {
        border: 1px solid var(--line);
        break-inside: avoid;
      }
      pre {
        max-block-size: none;
        white-space: pre-wrap;
      }
      a:is([href^='http'], [href^='/'])::after {
        content: ' (' attr(href) ')';
        font-size: 0.85em;
      }
      a[href^='http']::after {
        overflow-wrap: anywhere;
      }
    }
  }
`;
