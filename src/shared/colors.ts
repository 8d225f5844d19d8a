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

/** Colours that only some authored text has; they come with its look (`node/mdx/contentStyles.ts`). */
export const contentColors = {
  callout: ['info', 'info-surface', 'success', 'success-surface', 'warning', 'warning-surface'],
  codeLines: ['diff-add-surface', 'diff-remove-surface'],
} as const satisfies Record<string, readonly ColorName[]>;

/** @returns CSS declarations of the colours' tokens in a mode. */
export function toColorTokens(mode: 'light' | 'dark', names: readonly ColorName[]): string {
  return names.map((name) => `--${name}:${colors[mode][name]};`).join('');
}

/**
 * The root of a page on which no script has chosen the mode: one that does writes `color-scheme` on `<html>`, where it stays when
 * the page's other scripts turn out to be gone.
 */
export const rootWithoutMode = 'html:not([style])';

/** Its body, for what is dark on a body only. */
export const bodyWithoutMode = `${rootWithoutMode} > body`;
