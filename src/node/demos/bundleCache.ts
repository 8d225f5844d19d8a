import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../writeWhole';
import { demoCacheDir } from './diskCache';
import { keepNewestFolders } from './keepNewestFolders';

const bundles = join(demoCacheDir, 'bundles');
const manifestName = 'manifest.json';

/** Each has some 12 MB, and every edited demo makes one. */
const keptBundles = 20;

/** Where the files of a bundle are kept. @param key has a hash of all that it is made of. */
export function toBundleFolder(key: string): string {
  return join(bundles, key);
}

/** @returns what is known of the files in the folder, which is kept as long as one that is written now; null where there is no bundle. */
export function readBundled<T>(folder: string): T | null {
  try {
    const now = new Date();
    utimesSync(folder, now, now);
    return JSON.parse(readFileSync(join(folder, manifestName), 'utf8')) as T;
  } catch {
    return null;
  }
}

/** Keeps what is known of the files in the folder, and forgets bundles of long ago. @param bundled a JSON value. */
export function writeBundled(folder: string, bundled: unknown): void {
  writeWhole(join(folder, manifestName), JSON.stringify(bundled));
  keepNewestFolders(bundles, keptBundles);
}
