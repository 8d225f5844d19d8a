import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where the build leaves what server rendering imports. */
export const siteCacheFolder = path.resolve('.cache/site');

/** Writes a value as `<name>.json` for server rendering. */
export function writeSiteCache(name: 'navigation' | 'boot' | 'chunks', value: unknown): void {
  mkdirSync(siteCacheFolder, { recursive: true });
  writeFileSync(path.join(siteCacheFolder, `${name}.json`), JSON.stringify(value));
}
