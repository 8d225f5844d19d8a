import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toHash } from '../hash';
import { readInstalledVersion } from '../readInstalledVersion';
import type { VerifyTools } from './compileCached';

/** What the code of the documented packages has besides what their API reference lists. */
export interface StyleNames {
  /** `MuiDayCalendar-weekNumber` */
  classes: string[];
  /** `--ListItem-paddingX` */
  variables: string[];
}

/** Copies of the same code in another form. */
const copies = /^(?:node|legacy|modern|esm|umd|locales?)[\\/]/;

const classList = /generateUtilityClasses\)?\('(\w+)', \[([^\]]*)\]/g;
const variable = /--[A-Za-z][\w-]*\w/g;

function readCode(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !copies.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

function toStyleNames(code: string): StyleNames {
  const classes = [...code.matchAll(classList)].flatMap(([, component = '', keys = '']) =>
    [...keys.matchAll(/\w+/g)].map(([key]) => `${component}-${key}`),
  );
  return {
    classes: [...new Set(classes)],
    variables: [...new Set([...code.matchAll(variable)].map(([name]) => name))],
  };
}

/** @param packages npm names. */
export function readPackageStyleNames(
  packages: readonly string[],
  { root, cache }: Pick<VerifyTools, 'root' | 'cache'>,
): StyleNames {
  const folders = packages.map((name) => path.join(root, 'node_modules', name));
  const versions = packages.map((name) => `${name} ${readInstalledVersion(root, name)}`);
  const key = toHash(
    ...versions,
    readFileSync(path.resolve('src/node/verify/packageStyleNames.ts'), 'utf8'),
  );
  const names =
    cache.read<StyleNames>('style names', key) ?? toStyleNames(folders.map(readCode).join('\n'));
  cache.write('style names', key, names);
  return names;
}
