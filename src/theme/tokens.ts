import { css } from 'styled-components';
import {
  colors,
  contentColors,
  rootWithoutMode,
  toColorTokens,
  type ColorName,
} from '../shared/colors';
import { webFontsAttribute } from '../shared/webFonts';

const ofContent: readonly ColorName[] = [...contentColors.callout, ...contentColors.codeLines];
const siteColors = (Object.keys(colors.light) as ColorName[]).filter(
  (name) => !ofContent.includes(name),
);

const shadows = {
  light: '0 1px 2px oklch(0.26 0.01 84 / 0.08), 0 8px 28px oklch(0.26 0.01 84 / 0.14)',
  dark: '0 1px 2px oklch(0.1 0 84 / 0.4), 0 8px 28px oklch(0.1 0 84 / 0.5)',
} as const;

/** What depends on a mode's colours must be declared where they are, or it would keep the colours of the root. */
function toModeCss(mode: 'light' | 'dark'): string {
  return `${toColorTokens(mode, siteColors)}--shadow-float:${shadows[mode]};--focus-ring:2px solid var(--accent);color-scheme:${mode};`;
}

/** Steps of 4 px, in rem so that they grow with the reader's text size. */
const spaces = [1, 2, 3, 4, 6, 8, 12, 16, 24].map((step) => `--space-${step}:${step / 4}rem;`);

/**
 * All design tokens but those of `contentColors`, on the root; the dark ones on the body that has the class `mode-dark`, or, where no script ran and
 * the system is dark, on the root, whose scroll bars are those of the window. Paper is always light.
 */
export const tokensCss = css`
  :root {
    ${toModeCss('light')}
    ${spaces.join('')}
    --font-text: 'Commissioner fallback', sans-serif;
    --font-code: 'JetBrains Mono fallback', monospace;
    --weight-medium: 500;
    --weight-bold: 650;
    --type-body: 400 1rem/1.625 var(--font-text);
    --type-small: 400 0.875rem/1.5714 var(--font-text);
    --type-tiny: 400 0.8125rem/1.5385 var(--font-text);
    --type-code: 400 0.875rem/1.5714 var(--font-code);
    --type-h1: 650 2.25rem/1.1667 var(--font-text);
    --type-h2: 650 1.5rem/1.3333 var(--font-text);
    --type-h3: 650 1.1875rem/1.4737 var(--font-text);
    --type-h4: 650 1rem/1.5 var(--font-text);
    --radius-frame: 0.75rem;
    --radius-control: 0.5rem;
    --radius-chip: 999px;
    --duration: 150ms;
    --ease: cubic-bezier(0, 0, 0.2, 1);
    --header-height: 3.5rem;
    --navigation-width: min(17rem, 30vw);
    --contents-width: min(14rem, 20vw);
    --text-width: 44rem;
    --page-width: 56rem;
  }
  /* Families of the fonts provider, once they are there; src/fonts. */
  :root[${webFontsAttribute}] {
    --font-text: Commissioner, 'Commissioner fallback', sans-serif;
    --font-code: 'JetBrains Mono', 'JetBrains Mono fallback', monospace;
  }
  @media screen {
    body.mode-dark {
      ${toModeCss('dark')}
    }
  }
  @media screen and (prefers-color-scheme: dark) {
    ${rootWithoutMode} {
      ${toModeCss('dark')}
    }
  }
  @media (prefers-reduced-motion: reduce) {
    :root {
      --duration: 0ms;
    }
  }
`;
