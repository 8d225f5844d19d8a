/** Where a playground's component stands, in the page and where it is tried. */
export interface PlaygroundPlace {
  /** How wide the component stands: as it is where nothing is said, in a column, or from side to side. */
  wrap?: 'narrow' | 'wide' | undefined;
  /** Pixels that are kept for a component which the server cannot draw. */
  height?: number | undefined;
}

/** Of the stage. */
export const stageCss = 'display:grid;justify-items:safe center;';
export const wideStageCss = 'justify-items:stretch;';

/** Of what stands on it, the component in it. */
export const itemCss = 'min-inline-size:0;';
export const narrowItemCss = 'inline-size:min(20rem,100%);';
