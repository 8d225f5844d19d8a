import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { BundledDemos } from './bundlePages';

/** Whether the name has a hash of the content, so that a file that is there is the same. */
function isHashed(name: string): boolean {
  return /-[\w-]{8}\.(?:js|css|json)$/.test(name);
}

/**
 * Puts the files of demos where Gatsby serves them from, in `develop` too.
 * @param extra further files by name.
 */
export function publishDemoFiles(
  { files }: BundledDemos,
  extra: Readonly<Record<string, string>>,
): void {
  const target = join(process.cwd(), 'public', 'demos');
  mkdirSync(target, { recursive: true });
  for (const file of files) {
    const name = basename(file);
    if (isHashed(name) && existsSync(join(target, name))) continue;
    copyFileSync(file, join(target, name));
  }
  for (const [name, text] of Object.entries(extra)) {
    if (!isHashed(name) || !existsSync(join(target, name))) writeFileSync(join(target, name), text);
  }
}

/** Puts frames and the modules that keep their names into `public/frames`. @param files text by path below it. */
export function publishFrames(files: Readonly<Record<string, string>>): void {
  const target = join(process.cwd(), 'public', 'frames');
  rmSync(target, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    writeFileSync(join(target, name), text);
  }
}
