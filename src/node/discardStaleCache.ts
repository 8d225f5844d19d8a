import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toHash } from './hash';

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/**
 * Gatsby's compiled gatsby-node has everything of ours that it imports. Builds and `develop` make different pages of the same text, since tokens have
 * short names in production only. Nodes have the absolute paths of their files: in a folder that was moved, none of them is found again.
 */
function readOrigin(site: string): string {
  const code = readText(path.join(site, '.cache/compiled/gatsby-node.js')) ?? '';
  return toHash(JSON.stringify([process.env['NODE_ENV'], site, code]));
}

const toMark = (site: string) => path.join(site, '.cache/origin.txt');

/**
 * Gatsby empties its cache when gatsby-node.ts changes, but not when a module changes that it imports, and what that module
 * made of pages would stay. It takes a cache without `public` for an incomplete one, and empties it.
 * @param site absolute path of the site. To be called before Gatsby looks at its cache.
 */
export function discardStaleCache(site: string): void {
  if (readText(toMark(site)) === readOrigin(site)) return;
  rmSync(path.join(site, 'public'), { recursive: true, force: true });
}

/** Notes what the cache is made by, and where. To be called after Gatsby has decided whether to empty it. */
export function markCache(site: string): void {
  writeFileSync(toMark(site), readOrigin(site));
}
