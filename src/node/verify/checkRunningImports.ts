import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildFailure, type Loader, type Message, type Plugin } from 'esbuild';
import type { ContentError } from '../errors';
import { toHash } from '../hash';
import { isBuildFailure } from '../isBuildFailure';
import type { VerifyTools } from './compileCached';
import { listReaderCode, type ReaderCode } from './readerCode';
import type { Snippet } from './snippets';
import { toCheckEnvironment } from './toCheckEnvironment';

const languages: readonly string[] = ['tsx', 'jsx', 'ts', 'js'];

/** The packages that this site is about; others stay outside of the bundle, so that their exports are not looked at. */
const ownPackage = /^@mui\//;

/** A name that is missing where its package runs, with the one-based line of the code. */
interface MissingName {
  line: number;
  name: string;
}

function toPlugin(codes: readonly ReaderCode[], root: string): Plugin {
  return {
    name: 'blocks',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^block:/ }, ({ path: name }) => ({
        path: name.slice('block:'.length),
        namespace: 'block',
        sideEffects: true,
      }));
      onResolve({ filter: /.*/ }, ({ path: name, namespace, kind }) => {
        const isInside = namespace !== 'block' && name.startsWith('.');
        return kind === 'entry-point' || isInside || ownPackage.test(name)
          ? undefined
          : { path: name, external: true };
      });
      onLoad({ filter: /.*/, namespace: 'block' }, ({ path: index }) => {
        const { code = '', language = 'js' } = codes[Number(index)] ?? {};
        return { contents: code, loader: language as Loader, resolveDir: root };
      });
      // Its ten thousand files take ten seconds, and each is one name.
      onLoad({ filter: /icons-material\/esm\/index\.js$/ }, ({ path: file }) => ({
        contents: readdirSync(path.dirname(file))
          .filter((name) => /^[A-Z]\w*\.js$/.test(name))
          .map((name) => `export const ${path.basename(name, '.js')} = 0;`)
          .join('\n'),
      }));
    },
  };
}

/** What esbuild says of the bundle of all blocks, which it writes nowhere. */
async function bundle(
  codes: readonly ReaderCode[],
  root: string,
): Promise<Pick<BuildFailure, 'errors' | 'warnings'>> {
  try {
    return await build({
      stdin: {
        contents: codes.map((_, index) => `import 'block:${index}';`).join('\n'),
        resolveDir: root,
      },
      bundle: true,
      write: false,
      format: 'esm',
      jsx: 'automatic',
      logLevel: 'silent',
      logLimit: 0,
      plugins: [toPlugin(codes, root)],
    });
  } catch (error) {
    if (isBuildFailure(error)) return error;
    throw error;
  }
}

/** Of a name that is imported by itself, and of one that is asked of `* as …`. */
const missingForm =
  /^No matching export in ".*" for import "(.+)"$|^Import "(.+)" will always be undefined/;

/** Which block a message is about; null for what is inside of a package. */
function toBlockIndex({ location }: Message): number | null {
  const [, index] = /^block:(\d+)$/.exec(location?.file ?? '') ?? [];
  return index === undefined ? null : Number(index);
}

/**
 * What else esbuild finds, TypeScript finds too, and says better. As long as there is anything of the kind, esbuild does not come to
 * look for names: without these blocks it does.
 */
async function findMissing(codes: readonly ReaderCode[], root: string): Promise<MissingName[][]> {
  const { errors, warnings } = await bundle(codes, root);
  const missing = codes.map((): MissingName[] => []);
  const broken = new Set<number | null>();
  for (const message of [...errors, ...warnings]) {
    const [, named, asked] = missingForm.exec(message.text) ?? [];
    const name = named ?? asked;
    const index = toBlockIndex(message);
    if (name === undefined && errors.includes(message)) broken.add(index);
    if (name !== undefined && index !== null)
      missing[index]?.push({ line: message.location?.line ?? 1, name });
  }
  const isBroken = codes.map((_, index) => broken.has(index));
  if (!isBroken.includes(true)) return missing;
  const others = await findMissing(
    codes.filter((_, index) => !isBroken[index]),
    root,
  );
  return isBroken.map((isOne) => (isOne ? [] : (others.shift() ?? [])));
}

const cacheKind = 'running imports';

/**
 * Looks up what blocks import of the documented packages in the code that runs, as a bundler for browsers does. Declarations promise
 * more here and there: a block with such a name compiles, and fails at a reader's.
 */
export async function checkRunningImports(
  snippets: readonly Snippet[],
  { root, cache }: VerifyTools,
): Promise<ContentError[]> {
  const environment = toCheckEnvironment(root, 'checkRunningImports.ts');
  const blocks = listReaderCode(snippets, [], languages)
    .filter(({ code }) => code.includes('@mui/'))
    .map((block) => ({ ...block, key: toHash(environment, block.language, block.code) }));
  const unknown = blocks.filter(({ key }) => cache.read(cacheKind, key) === null);
  if (unknown.length > 0) {
    const found = await findMissing(unknown, root);
    for (const [index, { key }] of unknown.entries()) cache.write(cacheKind, key, found[index]);
  }
  return blocks.flatMap(({ file, toLine, key }) =>
    (cache.read<MissingName[]>(cacheKind, key) ?? []).map(({ line, name }) => ({
      file,
      line: toLine(line),
      message: `The package has declared "${name}", but exports nothing of that name when it runs. Import something else, or exempt the block with "no-check: reason".`,
    })),
  );
}
