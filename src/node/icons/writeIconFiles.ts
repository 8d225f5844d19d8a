import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IconSet } from './toIconSet';

/**
 * Writes names and SVG of the icons; a folder that is there has the same content.
 * @param folder absolute path of `public`.
 */
export function writeIconFiles(folder: string, { folder: pathname, files }: IconSet): void {
  const target = path.join(folder, pathname);
  if (existsSync(target)) return;
  const all = path.dirname(target);
  for (const old of existsSync(all) ? readdirSync(all) : []) {
    rmSync(path.join(all, old), { recursive: true });
  }
  mkdirSync(target, { recursive: true });
  for (const [name, text] of files) writeFileSync(path.join(target, name), text);
}
