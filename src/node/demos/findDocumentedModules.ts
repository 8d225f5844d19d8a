import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Packages whose parts have import paths of their own. */
const packagesWithParts = [
  '@mui/material',
  '@mui/joy',
  '@mui/base',
  '@mui/lab',
  '@mui/x-date-pickers',
];

const wholePackages = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  '@mui/material',
  '@mui/joy',
  '@mui/base',
  '@mui/system',
  '@mui/x-data-grid',
  '@mui/x-date-pickers',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
  'date-fns',
  'dayjs',
];

/** Folders of a package that are no part of its interface: builds, internals, types. */
const noParts = /^(?:legacy|modern|node|esm|umd|internals?|themeAugmentation|node_modules|models)$/;

/** Adapters of libraries that no demo uses, and components of the lab that only say where they went. */
const unavailable =
  /(?:Adapter(?:Luxon|Moment\w*|DateFnsJalali)|@mui\/lab\/(?:\w*(?:Picker|Date|Clock|Month|Year)\w*|LocalizationProvider|Tree\w+))$/;

function findParts(name: string): string[] {
  const folder = join(process.cwd(), 'node_modules', name);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !noParts.test(entry.name))
    .filter((entry) => existsSync(join(folder, entry.name, 'package.json')))
    .map((entry) => `${name}/${entry.name}`);
}

/** Specifiers of everything that the documented packages offer to import, except icons. */
export function findDocumentedModules(): string[] {
  const load = createRequire(join(process.cwd(), 'package.json'));
  return [...wholePackages, ...packagesWithParts.flatMap(findParts)].filter((specifier) => {
    if (unavailable.test(specifier)) return false;
    try {
      load.resolve(specifier);
      return true;
    } catch {
      return false;
    }
  });
}
