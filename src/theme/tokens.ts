import { css } from 'styled-components';
import { webFontsAttribute } from '../shared/webFonts';

/** Hue (degrees) and chroma of a ramp, in OKLCH; a step of a ramp is a lightness between 0 and 1. */
interface Ramp {
  hue: number;
  chroma: number;
}

/** Warm paper and ink. */
const neutral: Ramp = { hue: 84, chroma: 0.006 };
/** Verdigris: what a brass plumb bob wears after years of use. */
const accent: Ramp = { hue: 188, chroma: 0.07 };
const info: Ramp = { hue: 250, chroma: 0.1 };
const success: Ramp = { hue: 148, chroma: 0.1 };
const warning: Ramp = { hue: 70, chroma: 0.1 };
const danger: Ramp = { hue: 25, chroma: 0.15 };
const codeString: Ramp = { hue: 135, chroma: 0.09 };
const codeKeyword: Ramp = { hue: 350, chroma: 0.13 };
const codeName: Ramp = { hue: 245, chroma: 0.1 };
const codeNumber: Ramp = { hue: 55, chroma: 0.11 };

function toColor({ hue, chroma }: Ramp, lightness: number, strength = 1): string {
  return `oklch(${lightness} ${Number((chroma * strength).toFixed(4))} ${hue})`;
}

/** Tints of a coloured surface: the ramp's hue with little of its chroma. */
const tint = 0.3;

export type ColorName =
  | `surface-${0 | 1 | 2 | 3}`
  | `line${'' | '-strong'}`
  | `text${'' | '-quiet'}`
  | 'accent'
  | 'accent-strong'
  | 'on-accent'
  | 'accent-surface'
  | `${'info' | 'success' | 'warning' | 'danger'}${'' | '-surface'}`
  | `code-${'surface' | 'text' | 'comment' | 'string' | 'keyword' | 'name' | 'number'}`
  | `diff-${'add' | 'remove'}-surface`
  | 'line-highlight'
  | 'scrim';

type Colors = Readonly<Record<ColorName, string>>;

/** Colours of both modes by token name; the contrast between them is held by `__tests__/theme/tokens.test.ts`. */
export const colors: Readonly<Record<'light' | 'dark', Colors>> = {
  light: {
    'surface-0': toColor(neutral, 0.98),
    'surface-1': toColor(neutral, 0.995, 0.5),
    'surface-2': toColor(neutral, 0.955, 1.2),
    'surface-3': toColor(neutral, 0.925, 1.4),
    line: toColor(neutral, 0.65, 2),
    'line-strong': toColor(neutral, 0.55, 2),
    text: toColor(neutral, 0.26),
    'text-quiet': toColor(neutral, 0.45, 1.5),
    accent: toColor(accent, 0.41),
    'accent-strong': toColor(accent, 0.34, 0.82),
    'on-accent': toColor(neutral, 0.985),
    'accent-surface': toColor(accent, 0.945, tint),
    info: toColor(info, 0.45),
    'info-surface': toColor(info, 0.955, tint * 0.7),
    success: toColor(success, 0.45),
    'success-surface': toColor(success, 0.955, tint),
    warning: toColor(warning, 0.47),
    'warning-surface': toColor(warning, 0.955, tint),
    danger: toColor(danger, 0.47),
    'danger-surface': toColor(danger, 0.955, tint * 0.4),
    'code-surface': toColor(neutral, 0.96, 1.2),
    'code-text': toColor(neutral, 0.26),
    'code-comment': toColor(neutral, 0.49, 1.5),
    'code-string': toColor(codeString, 0.44),
    'code-keyword': toColor(codeKeyword, 0.44),
    'code-name': toColor(codeName, 0.44),
    'code-number': toColor(codeNumber, 0.46),
    'diff-add-surface': toColor(success, 0.925, 0.45),
    'diff-remove-surface': toColor(danger, 0.925, 0.2),
    'line-highlight': toColor(accent, 0.925, 0.4),
    scrim: toColor(neutral, 0.26).replace(')', ' / 0.4)'),
  },
  dark: {
    'surface-0': toColor(neutral, 0.21, 0.5),
    'surface-1': toColor(neutral, 0.235, 0.6),
    'surface-2': toColor(neutral, 0.265, 0.8),
    'surface-3': toColor(neutral, 0.3, 0.9),
    line: toColor(neutral, 0.54),
    'line-strong': toColor(neutral, 0.62),
    text: toColor(neutral, 0.93),
    'text-quiet': toColor(neutral, 0.76, 1.2),
    accent: toColor(accent, 0.81),
    'accent-strong': toColor(accent, 0.88),
    'on-accent': toColor(neutral, 0.2),
    'accent-surface': toColor(accent, 0.29, 0.5),
    info: toColor(info, 0.79),
    'info-surface': toColor(info, 0.27, tint * 0.8),
    success: toColor(success, 0.79),
    'success-surface': toColor(success, 0.27, tint * 0.7),
    warning: toColor(warning, 0.81),
    'warning-surface': toColor(warning, 0.27, tint * 0.8),
    danger: toColor(danger, 0.77, 0.8),
    'danger-surface': toColor(danger, 0.27, tint * 0.6),
    'code-surface': toColor(neutral, 0.18, 0.6),
    'code-text': toColor(neutral, 0.9),
    'code-comment': toColor(neutral, 0.68, 1.5),
    'code-string': toColor(codeString, 0.79),
    'code-keyword': toColor(codeKeyword, 0.78, 0.85),
    'code-name': toColor(codeName, 0.79, 0.9),
    'code-number': toColor(codeNumber, 0.79),
    'diff-add-surface': toColor(success, 0.29, 0.45),
    'diff-remove-surface': toColor(danger, 0.29, 0.4),
    'line-highlight': toColor(accent, 0.28, 0.5),
    scrim: toColor(neutral, 0.1).replace(')', ' / 0.6)'),
  },
};

const shadows = {
  light: '0 1px 2px oklch(0.26 0.01 84 / 0.08), 0 8px 28px oklch(0.26 0.01 84 / 0.14)',
  dark: '0 1px 2px oklch(0.1 0 84 / 0.4), 0 8px 28px oklch(0.1 0 84 / 0.5)',
} as const;

/** What depends on a mode's colours must be declared where they are, or it would keep the colours of the root. */
function toModeCss(mode: 'light' | 'dark'): string {
  const declarations = Object.entries(colors[mode]).map(([name, value]) => `--${name}:${value};`);
  return `${declarations.join('')}--shadow-float:${shadows[mode]};--focus-ring:2px solid var(--accent);color-scheme:${mode};`;
}

/** Steps of 4 px, in rem so that they grow with the reader's text size. */
const spaces = [1, 2, 3, 4, 6, 8, 12, 16, 24].map((step) => `--space-${step}:${step / 4}rem;`);

/**
 * All design tokens, on the root; the dark ones on the body that has the class `mode-dark`, or, where no script ran, on that
 * of a system in dark mode. Paper is always light.
 */
export const tokensCss = css`
  :root {
    ${toModeCss('light')}
    ${spaces.join('')}
    --font-text: 'Commissioner fallback', system-ui, sans-serif;
    --font-code: 'JetBrains Mono fallback', ui-monospace, monospace;
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
  /* Families of the fonts provider, once they are there; src/boot/loadFonts.ts. */
  :root[${webFontsAttribute}] {
    --font-text: Commissioner, 'Commissioner fallback', system-ui, sans-serif;
    --font-code: 'JetBrains Mono', 'JetBrains Mono fallback', ui-monospace, monospace;
  }
  @media screen {
    body.mode-dark {
      ${toModeCss('dark')}
    }
    :root:has(> body.mode-dark) {
      color-scheme: dark;
    }
  }
  @media screen and (prefers-color-scheme: dark) {
    html:not([data-js]) > body {
      ${toModeCss('dark')}
    }
  }
  @media (prefers-reduced-motion: reduce) {
    :root {
      --duration: 0ms;
    }
  }
`;
