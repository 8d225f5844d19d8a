import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '../../shared/once';
import { writeWhole } from '../writeWhole';
import { readPackageVersions } from './checkImports';

/** Outlives Gatsby's own cache, which goes with every change of gatsby-node or package.json. */
export const demoCacheDir = join(process.cwd(), 'node_modules', '.cache', 'demos');

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

/** Packages that what is made of a demo depends on. */
const usedPackages =
  /^(?:@mui|@emotion|@lezer|react|react-dom|stylis|stylis-plugin-rtl|tailwindcss|prettier|typescript|esbuild|rolldown|date-fns|dayjs)(?:\/|$)/;

/** Changes with everything that a demo's result depends on besides its own files: our code and the installed packages. */
export const readToolsHash = once(() => {
  const root = process.cwd();
  return toHash(
    JSON.stringify(
      Object.entries(readPackageVersions()).filter(([name]) => usedPackages.test(name)),
    ),
    ...['src/node/demos', 'src/demo-runtime', 'src/shared', 'src/storage'].map((folder) =>
      hashFolder(join(root, folder)),
    ),
    readFileSync(join(root, 'src/node/mdx/highlight.ts'), 'utf8'),
  );
});

function toPath(kind: string, key: string): string {
  return join(demoCacheDir, kind, `${toHash(readToolsHash(), key)}.json`);
}

/** @returns what was stored under the key by the same tools, or null. */
export function readCached<T>(kind: string, key: string): T | null {
  try {
    return JSON.parse(readFileSync(toPath(kind, key), 'utf8')) as T;
  } catch {
    return null;
  }
}

/** Stores a JSON value. */
export function writeCached(kind: string, key: string, value: unknown): void {
  writeWhole(toPath(kind, key), JSON.stringify(value));
}
