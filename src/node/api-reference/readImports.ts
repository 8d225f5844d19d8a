import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ExtractionContext } from './extractionContext';
import type { InstalledPackage } from './installedPackage';
import type { DocumentedExport } from './listExports';

function toComparable(name: string): string {
  return name
    .replace(/^(unstable|experimental)_/i, '')
    .replace(/[-_]/g, '')
    .toLowerCase();
}

/** Folders of a package that can be imported by path, those that its `exports` name or that bring a package.json. */
function listPaths(directory: string): string[] {
  const packageJson = JSON.parse(fs.readFileSync(path.join(directory, 'package.json'), 'utf8')) as {
    exports?: unknown;
  };
  if (typeof packageJson.exports === 'object' && packageJson.exports !== null) {
    return Object.keys(packageJson.exports)
      .filter((key) => /^\.\/[\w-]+$/.test(key))
      .map((key) => key.slice(2));
  }
  return fs
    .readdirSync(directory, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && fs.existsSync(path.join(directory, entry.name, 'package.json')),
    )
    .map((entry) => entry.name);
}

/** Names under which a file exports the symbol. */
function findNames(
  { checker, program }: ExtractionContext,
  file: string,
  symbol: ts.Symbol,
): string[] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const exports = module ? checker.getExportsOfModule(module) : [];
  return exports
    .filter((exported) => {
      const target =
        exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      return target === symbol;
    })
    .map((exported) => exported.name);
}

function toStatement(exportName: string, name: string, specifier: string): string {
  if (exportName === 'default') return `import ${name} from '${specifier}';`;
  const named = exportName === name ? name : `${exportName} as ${name}`;
  return `import { ${named} } from '${specifier}';`;
}

/** Gives the import statements of an export: by the path that is named after it, if any, then from the package. */
export function createImportReader(
  context: ExtractionContext,
  installed: InstalledPackage,
): (exported: DocumentedExport) => string[] {
  const paths = new Map(
    listPaths(installed.directory).map((folder) => [toComparable(folder), folder]),
  );
  return ({ exportName, name, symbol }) => {
    const fromPackage = toStatement(exportName, name, installed.name);
    const folder = paths.get(toComparable(name));
    const file = folder && path.join(installed.directory, folder, 'index.d.ts');
    const names = file ? findNames(context, file, symbol) : [];
    const [byPath] = [
      ...names.filter((candidate) => candidate === 'default'),
      ...names.filter((candidate) => candidate === name),
      ...names,
    ];
    return folder && byPath
      ? [toStatement(byPath, name, `${installed.name}/${folder}`), fromPackage]
      : [fromPackage];
  };
}
