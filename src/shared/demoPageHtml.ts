/** What the server made of one demo in one styling. */
export interface DemoHtml {
  /** Empty if it threw. */
  html: string;
  /** What it wrote to the console, or the error that it threw, each with a stack if it had one. */
  problems: string[];
  /** Whether it makes styles that hold outside it (`GlobalStyles`, `CssBaseline`). */
  hasGlobalStyles: boolean;
}

/** What the server made of the demos of one page. */
export interface DemoPageHtml {
  /** By scope, see `toDemoScope`. */
  demos: Record<string, DemoHtml>;
  css: string;
  /** Names of the Emotion styles in `css`. */
  ids: string[];
}
