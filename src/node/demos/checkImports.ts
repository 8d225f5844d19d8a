import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { once } from '../../shared/once';
import { toPackageName } from '../../shared/toDependencies';
import type { ContentError } from '../errors';
import type { ImportedModule } from './readImports';

interface Manifest {
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
}

const readManifest = once(
  () => JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')) as Manifest,
);

/** Exact version by package that demos may import: the dependencies in this repository's package.json. */
export function readPackageVersions(): Readonly<Record<string, string>> {
  return readManifest().dependencies;
}

/** The same, with the tools that an exported project is built with. */
export function readToolVersions(): Readonly<Record<string, string>> {
  const { dependencies, devDependencies } = readManifest();
  return { ...devDependencies, ...dependencies };
}

const resolved = new Map<string, boolean>();

function canResolve(specifier: string): boolean {
  let result = resolved.get(specifier);
  if (result === undefined) {
    try {
      createRequire(join(process.cwd(), 'package.json')).resolve(specifier);
      result = true;
    } catch {
      result = false;
    }
    resolved.set(specifier, result);
  }
  return result;
}

const iconsPackage = '@mui/icons-material';

function checkImport({ specifier, names, typeOnly, isRequired }: ImportedModule): string | null {
  if (isRequired)
    return `"require('${specifier}')" is not known in browsers, where an exported project runs. Write an import.`;
  if (specifier.startsWith('.')) return null;
  const name = toPackageName(specifier);
  if (!(name in readPackageVersions())) {
    return `"${name}" is not a dependency of this site, so an exported project could not import it. Use the documented packages or a local file.`;
  }
  if (!canResolve(specifier)) {
    return `"${specifier}" is not part of the installed ${name}. Check the path of the import.`;
  }
  if (specifier === iconsPackage && !typeOnly) {
    const [first = 'Add'] = names;
    return `"${iconsPackage}" as a whole is 10,000 modules. Import each icon by its path: "${iconsPackage}/${first}".`;
  }
  return null;
}

/** Imports that an exported project could not resolve, or that would load far too much. Local files are looked for elsewhere. */
export function checkImports(file: string, imports: readonly ImportedModule[]): ContentError[] {
  return imports.flatMap((imported) => {
    const message = checkImport(imported);
    return message === null ? [] : [{ file, line: imported.line, message }];
  });
}
