import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Short enough for names of files. The parts are kept apart: `ab`, `c` is not `a`, `bc`. */
export function toHash(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 20);
}

/** Hash of all files of a folder, by name and content. */
export function hashFolder(folder: string): string {
  const entries = readdirSync(folder, { withFileTypes: true });
  return toHash(
    ...entries.flatMap((entry) => {
      const path = join(folder, entry.name);
      return [entry.name, entry.isDirectory() ? hashFolder(path) : readFileSync(path, 'utf8')];
    }),
  );
}

/**
 * Changes with every package: the whole of npm's list of what is installed, which package-lock.json may be ahead of.
 * @param root absolute path of the repository.
 */
export function hashInstalled(root: string): string {
  return toHash(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8'));
}
