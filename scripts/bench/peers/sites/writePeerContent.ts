import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PlannedGroup } from '../content/planPages';
import { toStartMarkdown } from '../content/toStartMarkdown';
import type { Engine } from '../engines';
import { writeGeneratedPages } from './writeGeneratedPages';

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>';

/** An icon, so that no engine is marked down for one that is missing. */
function writeIcons(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'favicon.svg'), icon);
  writeFileSync(path.join(folder, 'favicon.ico'), '');
}

/** The plan as data, from which the sites of `engines` make their side navigation. */
function writeManifest(site: string, groups: readonly PlannedGroup[]): void {
  const n = groups.reduce((sum, { pages }) => sum + pages.length, 0);
  writeFileSync(path.join(site, 'manifest.json'), JSON.stringify({ n, groups }, null, 1));
}

/** Writes generated pages as pages of another engine's site, in the place of any that were there. */
export function writePeerContent(
  site: string,
  groups: readonly PlannedGroup[],
  engine: Engine,
): void {
  const folder = path.join(site, engine.content);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!engine.kept?.includes(name))
      rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  writeFileSync(path.join(folder, 'index.md'), toStartMarkdown(groups, engine.style));
  writeGeneratedPages(folder, groups, engine);
  writeManifest(site, groups);
  writeIcons(path.join(site, engine.static));
}
