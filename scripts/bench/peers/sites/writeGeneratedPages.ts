import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PlannedGroup } from '../content/planPages';
import { toPageMarkdown } from '../content/toPageMarkdown';
import type { Engine } from '../engines';

/** Writes all pages of a plan to the files that the engine reads. @param folder where its pages are, absolute. */
export function writeGeneratedPages(
  folder: string,
  groups: readonly PlannedGroup[],
  { style, toFile }: Engine,
): void {
  groups.forEach(({ pages }, group) => {
    pages.forEach((planned, page) => {
      const file = path.join(folder, toFile(planned.path));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, toPageMarkdown(groups, { group, page }, style));
    });
  });
}
