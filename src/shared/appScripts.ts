/** What the boot script needs to start the page's own scripts; JSON in the element with the id `app-scripts`. */
export interface AppScripts {
  /** Gatsby's compilation hash, by which it notices a new deploy. */
  hash: string;
  /** URLs in the order of execution. */
  scripts: string[];
}
