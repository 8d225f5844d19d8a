import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { once } from '../../shared/once';
import { hashFolder, hashInstalled, toHash } from '../hash';
import { writeWhole } from '../writeWhole';
import { measureImports, type NamedImport } from './measureImports';

/** Bytes by import statement. */
export type BundleSizes = Readonly<Record<string, number>>;

/** Outlives Gatsby's own cache: 128 components take six seconds. */
const cacheFolder = path.resolve('node_modules/.cache/bundle-size');

/** Another one where packages are installed anew, esbuild among them, or measured in another way. */
const toCacheFile = once(() => {
  const measuring = hashFolder(path.resolve('src/node/bundle-size'));
  const hash = toHash(hashInstalled(process.cwd()), measuring);
  return path.join(cacheFolder, `${hash}.json`);
});

function readMeasured(file: string): BundleSizes {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BundleSizes) : {};
}

/** @returns the sizes of all these imports, of which those that are not known yet are measured. */
export async function readBundleSizes(imports: readonly NamedImport[]): Promise<BundleSizes> {
  if (imports.length === 0) return {};
  const file = toCacheFile();
  const measured = readMeasured(file);
  const unmeasured = imports.filter(({ statement }) => measured[statement] === undefined);
  if (unmeasured.length === 0) return measured;
  // A component may have several pages.
  const missing = [...new Map(unmeasured.map((one) => [one.statement, one])).values()];
  const bytes = await measureImports(missing, process.cwd());
  const sizes = {
    ...measured,
    ...Object.fromEntries(missing.map(({ statement }, index) => [statement, bytes[index] ?? 0])),
  };
  writeWhole(file, JSON.stringify(sizes));
  return sizes;
}
