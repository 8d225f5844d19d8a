import fs from 'node:fs';
import path from 'node:path';
import { parseProductionErrors } from './parseProductionErrors';

/** A numbered error of the installed packages. */
export interface InstalledError {
  code: number;
  /** Message; each `%s` stands for an argument, in order. */
  template: string;
  argumentCount: number;
  /** npm names of the packages that throw it. */
  packages: string[];
}

/** Folders that hold the same scripts again for other runtimes. */
const otherBuilds: ReadonlySet<string> = new Set([
  'node_modules',
  'node',
  'esm',
  'cjs',
  'legacy',
  'modern',
  'umd',
]);

function listScripts(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return otherBuilds.has(entry.name) ? [] : listScripts(file);
    return /\.[cm]?js$/.test(entry.name) ? [file] : [];
  });
}

function findDirectory(name: string, from: string): string | null {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const directory = path.join(folder, 'node_modules', name);
    if (fs.existsSync(path.join(directory, 'package.json'))) return fs.realpathSync(directory);
    if (folder === path.dirname(folder)) return null;
  }
}

/** The packages and those of their dependencies that are published under the same scope, by folder. */
function collectFamily(names: readonly string[], root: string): Map<string, string> {
  const scopes = new Set(names.map((name) => (name.startsWith('@') ? name.split('/')[0] : name)));
  const family = new Map<string, string>();
  const visit = (name: string, from: string): void => {
    const directory = findDirectory(name, from);
    if (!directory || family.has(directory)) return;
    family.set(directory, name);
    const manifest = fs.readFileSync(path.join(directory, 'package.json'), 'utf8');
    const { dependencies = {} } = JSON.parse(manifest) as {
      dependencies?: Record<string, string>;
    };
    for (const dependency of Object.keys(dependencies)) {
      if (scopes.has(dependency.split('/')[0])) visit(dependency, directory);
    }
  };
  for (const name of names) visit(name, root);
  return family;
}

/**
 * Reads the table of numbered errors out of the installed scripts of the packages and of their own dependencies.
 * @param names npm names; @param root absolute path of the repository.
 * @returns one entry for each number, in order.
 */
export function readProductionErrors(names: readonly string[], root: string): InstalledError[] {
  const errors = new Map<number, InstalledError>();
  for (const [directory, name] of collectFamily(names, root)) {
    for (const script of listScripts(directory)) {
      for (const { code, template } of parseProductionErrors(fs.readFileSync(script, 'utf8'))) {
        const known = errors.get(code);
        const packages = [...new Set([...(known?.packages ?? []), name])].sort();
        const kept = known?.template ?? template;
        const argumentCount = kept.split('%s').length - 1;
        errors.set(code, { code, template: kept, argumentCount, packages });
      }
    }
  }
  return [...errors.values()].sort((a, b) => a.code - b.code);
}
