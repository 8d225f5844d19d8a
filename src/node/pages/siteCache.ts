import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteCache } from '../../shared/siteCache';

/** Where the build leaves what server rendering imports. */
export const siteCacheFolder = path.resolve('.cache/site');

const toFile = (name: keyof SiteCache) => path.join(siteCacheFolder, `${name}.json`);

/** Writes a value as `<name>.json` for server rendering. */
export function writeSiteCache<Name extends keyof SiteCache>(
  name: Name,
  value: SiteCache[Name],
): void {
  mkdirSync(siteCacheFolder, { recursive: true });
  writeFileSync(toFile(name), JSON.stringify(value));
}

/** What this build has written. @throws Error where it has not. */
export function readSiteCache<Name extends keyof SiteCache>(name: Name): SiteCache[Name] {
  return JSON.parse(readFileSync(toFile(name), 'utf8')) as SiteCache[Name];
}
