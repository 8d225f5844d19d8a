import type { CodeStyling, CodeVariant } from '../shared/preferences';

/** What a reader can do with a demo, by the names under which it is counted. */
export type DemoAction =
  | 'expand'
  | 'source-js'
  | 'source-ts'
  | 'styling-system'
  | 'styling-tailwind'
  | 'styling-css'
  | 'codesandbox'
  | 'stackblitz'
  | 'copy-click'
  | 'copy-keyboard'
  | 'copy-js-source-link'
  | 'copy-ts-source-link'
  | 'edit'
  | 'reset'
  | 'reset-focus';

export const variantActions = {
  JS: 'source-js',
  TS: 'source-ts',
} as const satisfies Record<CodeVariant, DemoAction>;

export const linkActions = {
  JS: 'copy-js-source-link',
  TS: 'copy-ts-source-link',
} as const satisfies Record<CodeVariant, DemoAction>;

export const stylingActions = {
  System: 'styling-system',
  Tailwind: 'styling-tailwind',
  CSS: 'styling-css',
} as const satisfies Record<CodeStyling, DemoAction>;
