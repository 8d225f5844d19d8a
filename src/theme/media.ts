/** From 900 px on: the side navigation is a column. */
export const columnQuery = '(width >= 56.25em)';

/** Media queries of the frame. In em, so that a larger text size folds the frame as a narrower window does. */
export const media = {
  /** Under 900 px: the side navigation is a drawer. */
  belowNavigation: '@media (width < 56.25em)',
  fromNavigation: `@media ${columnQuery}`,
  /** Under 1200 px: the contents list folds to the top of the page. */
  belowContents: '@media (width < 75em)',
  fromContents: '@media (width >= 75em)',
  /** Under 600 px: phones. */
  phone: '@media (width < 37.5em)',
  /** Under 384 px high: a window at 400 %, or a phone on its side with its keyboard. */
  low: '@media (height < 24em)',
  /** A finger is what the reader points with. */
  touch: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
} as const;
