import type { DemoPageHtml } from '../../shared/demoPageHtml';
import type { BundledDemos } from './bundlePages';

/** A file of `public/demos`. */
export interface NamedFile {
  name: string;
  text: string;
}

/** What the demos of all pages have become together. */
export interface DemoOutput {
  /** By pathname, or by what stands for the one of a frame. */
  rendered: ReadonlyMap<string, DemoPageHtml>;
  bundled: BundledDemos;
  /** The stylesheet of Tailwind; null where no demo needs it. */
  tailwind: NamedFile | null;
  /** Dark styles for readers without scripts, by what `rendered` has; see `createDarkFiles`. */
  dark: ReadonlyMap<string, NamedFile>;
}
