import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { once } from '../../shared/once';
import { ContentErrors } from '../errors';

/** An npm package as it lies in node_modules. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** Absolute, symbolic links resolved. */
  directory: string;
}

/** One that is read. */
export interface DeclaredPackage extends InstalledPackage {
  /** Absolute path of the declaration file that the package's name stands for. */
  declarations: string;
}

/** Compiler options under which the declarations are read. */
export const getCompilerOptions = once((): ts.CompilerOptions => ({
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
}));

interface PackageJson {
  version?: unknown;
  main?: unknown;
  dependencies?: unknown;
  peerDependencies?: unknown;
}

/** Folder of a package as a file in `from` finds it, symbolic links resolved; `null` where it is not installed. */
export function findDirectory(name: string, from: string): string | null {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const directory = path.join(folder, 'node_modules', name);
    if (fs.existsSync(path.join(directory, 'package.json'))) return fs.realpathSync(directory);
    if (folder === path.dirname(folder)) return null;
  }
}

/** Absolute path of what `require` of the package in that folder loads; `null` where there is no such file. */
export function findMain(directory: string): string | null {
  const { main } = readManifest(directory);
  const entry = path.resolve(directory, typeof main === 'string' ? main : 'index.js');
  const candidates = [entry, `${entry}.js`, path.join(entry, 'index.js')];
  return candidates.find((file) => fs.existsSync(file) && fs.statSync(file).isFile()) ?? null;
}

/** The package.json of an installed package. @throws where there is none. */
export function readManifest(directory: string): PackageJson {
  return JSON.parse(fs.readFileSync(path.join(directory, 'package.json'), 'utf8')) as PackageJson;
}

/**
 * @param root absolute path of the repository.
 * @throws ContentErrors where the package is not installed.
 */
export function readInstalledPackage(name: string, root: string): InstalledPackage {
  const directory = findDirectory(name, root);
  if (directory === null) {
    throw new ContentErrors([
      {
        file: 'content/products.yml',
        message: `The package "${name}" is not installed. Run \`npm install --save-exact ${name}\`, or take it out of "packages".`,
      },
    ]);
  }
  const { version } = readManifest(directory);
  return { name, version: typeof version === 'string' ? version : '0.0.0', directory };
}

/**
 * Finds the declarations of a package. Loads the compiler, which takes longer than all that is read from caches.
 * @param root absolute path of the repository.
 * @throws ContentErrors where the package brings none.
 */
export function findDeclarations(installed: InstalledPackage, root: string): DeclaredPackage {
  const { name, directory } = installed;
  const resolved = ts.resolveModuleName(
    name,
    path.join(root, 'index.ts'),
    getCompilerOptions(),
    ts.sys,
  ).resolvedModule;
  if (!resolved?.extension.startsWith('.d.')) {
    throw new ContentErrors([
      {
        file: path.relative(root, path.join(directory, 'package.json')),
        message: `The package "${name}" brings no type declarations, which its API reference is read from. Install a version that does (or its @types package), or take it out of content/products.yml.`,
      },
    ]);
  }
  return { ...installed, declarations: fs.realpathSync(resolved.resolvedFileName) };
}
