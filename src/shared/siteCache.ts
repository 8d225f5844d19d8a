import type { SiteNavigation } from './siteNavigation';

/** Texts of the inline scripts: each page has two, those of pages that are text alone or those of all others. */
export interface BootScripts {
  /** At the start of `body`, before anything is painted. */
  boot: string;
  bootText: string;
  /** At its end: what nobody sees, so that the first screen does not wait for it. */
  start: string;
  startText: string;
}

/** Pathnames of the files that each chunk needs, by the chunk's name. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>;

/** What the build leaves for server rendering, which imports each as `site-cache/<name>.json`. */
export interface SiteCache {
  navigation: SiteNavigation;
  boot: BootScripts;
  chunks: ChunkFiles;
}
