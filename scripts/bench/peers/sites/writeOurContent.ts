import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PlannedGroup } from '../content/planPages';
import type { Engine } from '../engines';
import { toOurPathname } from '../ourPathname';
import { writeGeneratedPages } from './writeGeneratedPages';

function toNavigation(groups: readonly PlannedGroup[]): string {
  const lines = groups.flatMap(({ slug, title, pages }) => [
    `- pathname: /material-ui/${slug}-group`,
    `  title: ${title}`,
    '  children:',
    ...pages.flatMap((page) => [
      `    - pathname: ${toOurPathname(page.path)}`,
      `      title: ${page.title}`,
    ]),
  ]);
  return `${lines.join('\n')}\n`;
}

/** Writes generated pages as pages of our own site, in the place of any that were there, and a side navigation over all of them. */
export function writeOurContent(
  site: string,
  groups: readonly PlannedGroup[],
  engine: Engine,
): void {
  const folder = path.join(site, engine.content);
  rmSync(folder, { recursive: true, force: true });
  writeGeneratedPages(folder, groups, engine);
  writeFileSync(path.join(folder, 'navigation.yml'), toNavigation(groups));
}
