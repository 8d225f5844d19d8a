import type { DemoScripts } from './demoRuntime';

/** What the script at the end of the body needs to start the page's own scripts; JSON in the element with the id `app-scripts`. */
export interface AppScripts {
  /** Gatsby's compilation hash, by which it notices a new deploy. */
  hash: string;
  /** URLs in the order of execution. */
  scripts: string[];
  /** URLs of what these ask for when they run: scripts of this kind of page, and data as JSON. */
  chunks: string[];
  data: string[];
  /** Of the page's demos the first, in each of its stylings. */
  demos?: DemoScripts;
}

/** Script that is fetched when one of these cannot be; its name stays the same with each version of the site. */
export const scriptsGonePathname = '/scripts-gone.js';
