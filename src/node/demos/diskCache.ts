import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '../../shared/once';
import { hashFolder, toHash } from '../hash';
import { writeWhole } from '../writeWhole';
import { readPackageVersions } from './checkImports';

/** Outlives Gatsby's own cache, which goes with every change of gatsby-node or package.json. */
export const demoCacheDir = join(process.cwd(), 'node_modules', '.cache', 'demos');

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
    ...['src/node/mdx/highlight.ts', '.prettierrc.json'].map((file) =>
      readFileSync(join(root, file), 'utf8'),
    ),
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
