import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Removes the folders of a folder that were written longest ago, all but `count`. */
export function keepNewestFolders(parent: string, count: number): void {
  const folders = readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(parent, name))
    .map((folder) => ({ folder, written: statSync(folder).mtimeMs }))
    .sort((a, b) => b.written - a.written);
  for (const { folder } of folders.slice(count)) rmSync(folder, { recursive: true, force: true });
}
