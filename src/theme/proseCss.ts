import { css } from 'styled-components';
import { media } from './media';

/**
 * Look of the HTML blocks that Node makes of authored Markdown, which stand in elements of the class `prose`. It goes around
 * such HTML only, never around demos, whose elements are not ours to style.
 */
export const proseCss = css`
  .prose {
    overflow-wrap: break-word;

    > * {
      max-inline-size: var(--text-width);
    }
    > .table-scroll,
    > .tabs {
      max-inline-size: var(--page-width);
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
    .contains-task-list {
      padding-inline-start: 0;
      list-style: none;
    }
    /* The text is English whichever way the frame runs: its full stops stay at the end of its sentences. */
    :is(p, li, h2, h3, h4, th, td, dt, dd):dir(rtl) {
      text-align: right;
      unicode-bidi: plaintext;
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
      margin-inline-start: var(--space-1);
      padding-inline: var(--space-1);
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
      color: var(--accent);
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-decoration-color: color-mix(in oklch, currentColor 45%, transparent);
      text-underline-offset: 0.2em;
    }
    a:not(.heading-anchor):hover {
      color: var(--accent-strong);
      text-decoration-color: currentColor;
      text-decoration-thickness: 2px;
    }

    code,
    kbd {
      direction: ltr;
      unicode-bidi: isolate;
      font-family: var(--font-code);
      font-size: 0.875em;
    }
    :not(pre) > code {
      padding: 0.125em 0.3em;
      border-radius: 0.3em;
      background: var(--surface-2);
      overflow-wrap: anywhere;
    }
    a > code {
      color: inherit;
    }
    kbd {
      padding: 0.1em 0.4em;
      border: 1px solid var(--line);
      border-block-end-width: 2px;
      border-radius: 0.3em;
      background: var(--surface-1);
    }

    blockquote {
      margin: 0 0 var(--space-4);
      padding-inline-start: var(--space-4);
      border-inline-start: 2px solid var(--line);
      color: var(--text-quiet);
    }
    hr {
      margin-block: var(--space-12);
      border: 0;
      border-block-start: 1px solid var(--line);
    }
    img {
      max-inline-size: 100%;
      block-size: auto;
      border-radius: var(--radius-frame);
    }
    body.mode-dark & img {
      filter: brightness(0.88);
    }

    .table-scroll {
      margin-block: var(--space-6);
      overflow-x: auto;
      overscroll-behavior-x: contain;
    }
    table {
      inline-size: 100%;
      border-collapse: collapse;
      font: var(--type-small);
      font-variant-numeric: tabular-nums;
    }
    th {
      padding: var(--space-2) var(--space-4) var(--space-2) 0;
      border-block-end: 1px solid var(--line);
      color: var(--text-quiet);
      font-weight: var(--weight-medium);
      text-align: start;
      vertical-align: bottom;
      white-space: nowrap;
    }
    td {
      min-inline-size: 7rem;
      padding: var(--space-3) var(--space-4) var(--space-3) 0;
      border-block-end: 1px solid var(--surface-3);
      vertical-align: top;
    }
    tbody th {
      padding-block: var(--space-3);
      border-block-end-color: var(--surface-3);
      vertical-align: top;
    }
    tr > :is(th, td):dir(rtl) {
      padding-inline: 0 var(--space-4);
    }
    tbody tr:last-child > :is(th, td) {
      border-block-end-color: var(--line);
    }

    .callout {
      --callout: var(--info);
      --callout-surface: var(--info-surface);
      margin-block: var(--space-6);
      padding: var(--space-4) var(--space-6) var(--space-4) var(--space-4);
      border-radius: var(--radius-frame);
      background: var(--callout-surface);
    }
    .callout-success {
      --callout: var(--success);
      --callout-surface: var(--success-surface);
    }
    .callout-warning {
      --callout: var(--warning);
      --callout-surface: var(--warning-surface);
    }
    .callout-error {
      --callout: var(--danger);
      --callout-surface: var(--danger-surface);
    }
    .callout > * {
      margin-inline-start: 2rem;
    }
    .callout > :last-child {
      margin-block-end: 0;
    }
    .callout-title {
      display: flex;
      align-items: center;
      gap: 0.75rem;
      margin: 0 0 var(--space-1);
      color: var(--callout);
      font-weight: var(--weight-bold);
    }
    .callout-title::before {
      content: 'i' / '';
      display: grid;
      flex: none;
      place-content: center;
      inline-size: 1.25rem;
      block-size: 1.25rem;
      border-radius: 50%;
      background: var(--callout);
      color: var(--callout-surface);
      font: 700 0.8125rem/1 var(--font-code);
    }
    .callout-success > .callout-title::before {
      content: '✓' / '';
    }
    .callout-warning > .callout-title::before {
      content: '!' / '';
    }
    .callout-error > .callout-title::before {
      content: '×' / '';
    }
    .callout :not(pre) > code {
      background: color-mix(in oklch, var(--surface-1) 70%, transparent);
    }

    .tabs {
      margin-block: var(--space-6);
    }
    .tabs [role='tablist'] {
      display: flex;
      gap: var(--space-4);
      overflow-x: auto;
      padding: 2px 2px 0;
    }
    .tabs [role='tab'] {
      min-block-size: 2.25rem;
      padding: var(--space-1) 0;
      border: 0;
      border-block-end: 2px solid var(--tab-line, transparent);
      background: none;
      color: var(--tab-text, var(--text-quiet));
      font: var(--type-small);
      font-weight: var(--weight-medium);
      cursor: pointer;
    }
    .tabs [role='tab']:hover {
      color: var(--text);
    }
    .tabs [role='tab']:focus-visible {
      outline-offset: -2px;
      border-radius: 0.25rem;
    }
    [role='tabpanel'] > :first-child {
      margin-block-start: var(--space-2);
    }
    [role='tabpanel'] > :last-child {
      margin-block-end: 0;
    }
    html:not([data-js]) & [role='tablist'] {
      display: none;
    }

    .code-block {
      position: relative;
      margin-block: var(--space-6);
      border-radius: var(--radius-frame);
      background: var(--code-surface);
      color: var(--code-text);
    }
    .code-title {
      padding: var(--space-2) 5rem var(--space-2) var(--space-4);
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
    [data-language='diff'] .line {
      padding-inline-start: 2rem;
      position: relative;
    }
    .line-highlight {
      background: var(--line-highlight);
      box-shadow: inset 2px 0 var(--accent);
    }
    .line-add {
      background: var(--diff-add-surface);
    }
    .line-remove {
      background: var(--diff-remove-surface);
    }
    .line-add::before,
    .line-remove::before {
      position: absolute;
      inset-inline-start: 0.75rem;
      color: var(--success);
      content: '+';
    }
    .line-remove::before {
      color: var(--danger);
      content: '−';
    }

    ${media.print} {
      > *,
      > .table-scroll,
      > .tabs {
        max-inline-size: none;
      }
      h2,
      h3,
      h4 {
        break-after: avoid;
      }
      .code-block,
      .callout,
      tr,
      img {
        break-inside: avoid;
      }
      .code-block,
      .callout {
        border: 1px solid var(--line);
      }
      pre {
        max-block-size: none;
        white-space: pre-wrap;
      }
      .heading-anchor,
      .tabs [role='tablist'] {
        display: none;
      }
      .table-scroll {
        overflow: visible;
      }
      a[href^='http']:not(.heading-anchor)::after {
        content: ' (' attr(href) ')';
        overflow-wrap: anywhere;
        font-size: 0.85em;
      }
      a[href^='/']:not(.heading-anchor)::after {
        content: ' (' attr(href) ')';
        font-size: 0.85em;
      }
    }
  }
`;
