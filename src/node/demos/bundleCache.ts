import { readFileSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeWhole } from '../writeWhole';
import type { BundledDemos } from './bundlePages';
import type { DemoPage } from './demoPages';
import { demoCacheDir, readCached, writeCached } from './diskCache';
import { keepNewestFolders } from './keepNewestFolders';

const bundles = join(demoCacheDir, 'bundles');
const manifestName = 'manifest.json';

/** One of all pages has some 12 MB, and every edited demo makes one of its page. */
const keptBundles = 20;

/** Where the files of a bundle are kept. @param key has a hash of all that it is made of. */
export function toBundleFolder(key: string): string {
  return join(bundles, key);
}

/** @returns what is known of the files in the folder, which is kept as long as one that is written now; null where there is no bundle. */
export function readBundled(folder: string): BundledDemos | null {
  try {
    const now = new Date();
    utimesSync(folder, now, now);
    const text = readFileSync(join(folder, manifestName), 'utf8');
    const { files, ...bundled } = JSON.parse(text) as BundledDemos;
    return { ...bundled, files: files.map((name) => join(folder, name)) };
  } catch {
    return null;
  }
}

/** Keeps what is known of the files in the folder, and forgets bundles of long ago. */
export function writeBundled(folder: string, bundled: BundledDemos): void {
  // Without the folder, which moves with the project.
  const files = bundled.files.map((file) => basename(file));
  writeWhole(join(folder, manifestName), JSON.stringify({ ...bundled, files }));
  keepNewestFolders(bundles, keptBundles);
}

/** The last bundle of all pages. */
export interface LatestBundle {
  key: string;
  /** Of each page, by pathname. */
  hashes: Record<string, string>;
}

const latest = ['latest-bundle', ''] as const;

/** @returns null where none is known that has been made by the same tools. */
export function readLatest(): LatestBundle | null {
  return readCached<LatestBundle>(...latest);
}

/** Keeps which bundle of all pages is the last one. */
export function keepLatest(key: string, pages: readonly DemoPage[]): void {
  const hashes = Object.fromEntries(pages.map(({ pathname, hash }) => [pathname, hash]));
  writeCached(...latest, { key, hashes } satisfies LatestBundle);
}
