import { transformSync } from 'esbuild';
import { bodyWithoutMode, contentColors, toColorTokens, type ColorName } from '../../shared/colors';
import { once } from '../../shared/once';

interface Look {
  /** What of the HTML has it. */
  of: RegExp;
  /** With the tokens of src/theme, as the look of all other authored text in `theme/proseCss.ts`. */
  css: string;
}

/** Tokens of both modes, where those of the site stand (`theme/tokens.ts`). */
function toTokens(names: readonly ColorName[]): string {
  const dark = toColorTokens('dark', names);
  return `:root { ${toColorTokens('light', names)} }
    @media screen { body.mode-dark { ${dark} } }
    @media screen and (prefers-color-scheme: dark) { ${bodyWithoutMode} { ${dark} } }`;
}

/** Looks of what few pages have. They come with the text that has them, so that other pages do without. */
const looks: readonly Look[] = [
  {
    of: /<table/,
    css: `.prose {
      > .table-scroll {
        max-inline-size: var(--page-width);
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
        padding: var(--space-2) 0;
        padding-inline-end: var(--space-4);
        border-block-end: 1px solid var(--line);
        color: var(--text-quiet);
        font-weight: var(--weight-medium);
        text-align: start;
        vertical-align: bottom;
        white-space: nowrap;
      }
      td {
        min-inline-size: 7rem;
        padding: var(--space-3) 0;
        padding-inline-end: var(--space-4);
        border-block-end: 1px solid var(--surface-3);
        vertical-align: top;
      }
      tbody th {
        padding-block: var(--space-3);
        border-block-end-color: var(--surface-3);
        vertical-align: top;
      }
      tbody tr:last-child > :is(th, td) {
        border-block-end-color: var(--line);
      }
      @media print {
        > .table-scroll {
          max-inline-size: none;
          overflow: visible;
        }
        tr {
          break-inside: avoid;
        }
      }
    }`,
  },
  {
    of: /class="callout/,
    css: `${toTokens(contentColors.callout)} .prose {
      .callout {
        --callout: var(--info);
        --callout-surface: var(--info-surface);
        margin-block: var(--space-6);
        padding: var(--space-4);
        padding-inline-end: var(--space-6);
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
      @media print {
        .callout {
          border: 1px solid var(--line);
          break-inside: avoid;
        }
      }
    }`,
  },
  {
    of: /class="tabs/,
    css: `.prose {
      .tabs {
        max-inline-size: var(--page-width);
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
      @media (forced-colors: active) {
        .tabs [role='tablist'] {
          --accent: Highlight;
          forced-color-adjust: none;
        }
        .tabs [role='tab'] {
          color: CanvasText;
        }
      }
      @media print {
        .tabs {
          max-inline-size: none;
        }
        .tabs [role='tablist'] {
          display: none;
        }
      }
    }
    @media screen {
      html[data-js] .tabs > [role='tabpanel'] {
        display: none;
      }
    }`,
  },
  {
    of: /data-language="diff"|class="line line-/,
    css: `${toTokens(contentColors.codeLines)} .prose {
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
    }`,
  },
  {
    of: /class="dashes/,
    css: `.prose .dashes {
      white-space: nowrap;
    }`,
  },
  {
    of: /<kbd/,
    css: `.prose kbd {
      padding: 0.1em 0.4em;
      border: 1px solid var(--line);
      border-block-end-width: 2px;
      border-radius: 0.3em;
      background: var(--surface-1);
    }`,
  },
  {
    of: /class="contains-task-list/,
    css: `.prose .contains-task-list {
      padding-inline-start: 0;
      list-style: none;
    }`,
  },
  {
    of: /<blockquote/,
    css: `.prose blockquote {
      margin: 0 0 var(--space-4);
      padding-inline-start: var(--space-4);
      border-inline-start: 2px solid var(--line);
      color: var(--text-quiet);
    }`,
  },
  {
    of: /<hr/,
    css: `.prose hr {
      margin-block: var(--space-12);
      border: 0;
      border-block-start: 1px solid var(--line);
    }`,
  },
  {
    of: /<img/,
    css: `.prose img {
      max-inline-size: 100%;
      block-size: auto;
      border-radius: var(--radius-frame);
      body.mode-dark & {
        filter: brightness(0.88);
      }
      @media print {
        break-inside: avoid;
      }
    }`,
  },
];

/** The oldest browsers with what the styles of the site use anyway, `oklch` and `color-mix`; nesting is newer. */
const target = ['chrome111', 'firefox113', 'safari16.4'];

/** Each as it is needed: for each esbuild starts a program. */
const minifiedLooks = looks.map(({ of, css }) => ({
  of,
  minify: once(() =>
    transformSync(css, { loader: 'css', minify: true, charset: 'utf8', target }).code.trim(),
  ),
}));

/** @param html of a page's text. @returns CSS of what in it has a look of its own, besides that of all authored text; often empty. */
export function toContentStyles(html: string): string {
  return minifiedLooks
    .filter(({ of }) => of.test(html))
    .map(({ minify }) => minify())
    .join('');
}
