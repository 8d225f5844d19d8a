import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toHash } from '../hash';
import { readInstalledVersion } from '../readInstalledVersion';
import type { VerifyTools } from './compileCached';

/** What pages name besides the documented packages: React, what styles are made of, what the browser has. */
const otherPackages: readonly string[] = [
  '@mui/styled-engine',
  '@mui/utils',
  '@types/react',
  '@types/react-dom',
  '@types/react-transition-group',
  '@types/node',
  '@emotion/cache',
  '@emotion/react',
  '@emotion/styled',
  '@popperjs/core',
  'csstype',
  'react',
  'react-dom',
  'typescript',
];

/** Copies of the same code in another form, and the compiler itself. */
const copies =
  /^(?:node|legacy|modern|esm|umd|cjs)[\\/]|[\\/](?:umd|cjs)[\\/]|(?:typescript|tsc|tsserver|tsserverlibrary|typingsInstaller)\.(?:js|d\.ts)$|^_/;

function listWords(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:js|d\.ts)$/.test(file) && !copies.test(file),
  );
  return files.flatMap((file) => {
    const code = readFileSync(path.join(folder, file), 'utf8');
    return [...new Set(code.match(/[A-Za-z_]\w+/g))];
  });
}

/**
 * Every word in the code of the documented packages, of React, of the browser.
 * @param documented npm names.
 */
export function readPackageWords(
  documented: readonly string[],
  { root, cache }: Pick<VerifyTools, 'root' | 'cache'>,
): ReadonlySet<string> {
  const packages = [...documented, ...otherPackages];
  const key = toHash(
    ...packages.map((name) => `${name} ${readInstalledVersion(root, name)}`),
    readFileSync(path.resolve('src/node/verify/packageWords.ts'), 'utf8'),
  );
  const words = cache.read<string[]>('package words', key) ?? [
    ...new Set(packages.flatMap((name) => listWords(path.join(root, 'node_modules', name)))),
  ];
  cache.write('package words', key, words);
  return new Set(words);
}
