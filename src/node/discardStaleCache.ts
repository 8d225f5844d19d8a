import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toHash } from './demos/diskCache';

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/**
 * Gatsby's compiled gatsby-node has everything of ours that it imports. Builds and `develop` make different pages of the same text, since tokens have
 * short names in production only.
 */
function readOwnCode(site: string): string {
  const code = readText(path.join(site, '.cache/compiled/gatsby-node.js')) ?? '';
  return toHash(`${process.env['NODE_ENV'] ?? ''} ${code}`);
}

const toMark = (site: string) => path.join(site, '.cache/own-code.txt');

/**
 * Gatsby empties its cache when gatsby-node.ts changes, but not when a module changes that it imports, and what that module
 * made of pages would stay. It takes a cache without `public` for an incomplete one, and empties it.
 * @param site absolute path of the site. To be called before Gatsby looks at its cache.
 */
export function discardStaleCache(site: string): void {
  if (readText(toMark(site)) === readOwnCode(site)) return;
  rmSync(path.join(site, 'public'), { recursive: true, force: true });
}

/** Notes what the cache is made by. To be called once Gatsby has emptied it or not. */
export function markCache(site: string): void {
  writeFileSync(toMark(site), readOwnCode(site));
}
