import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import { findMain } from './installedPackage';
import { packageDirectoryOf } from './packageOf';

/** Scripts that may stand behind a declaration file: in the folder of what `require` loads, or beside it. */
function toScripts(declarationFile: string): string[] {
  const directory = packageDirectoryOf(declarationFile);
  if (directory === null) return [];
  const relative = path.relative(directory, declarationFile).replace(/\.d\.[cm]?ts$/, '');
  const main = findMain(directory);
  const folders = [...(main ? [path.dirname(main)] : []), directory];
  return folders
    .flatMap((folder) =>
      ['.js', '.cjs', '.mjs'].map((ending) => path.join(folder, relative + ending)),
    )
    .filter((file) => fs.existsSync(file));
}

/** The first script behind a declaration file that Node can load as CommonJS text stands beside it; `null` where none lies there. */
export function findScript(declarationFile: string): string | null {
  const base = declarationFile.replace(/\.d\.[cm]?ts$/, '');
  return (
    ['.js', '.mjs', '.cjs'].map((ending) => base + ending).find((file) => fs.existsSync(file)) ??
    null
  );
}

function loadModule(file: string): Record<string, unknown> | null {
  try {
    const loaded: unknown = createRequire(file)(file);
    return typeof loaded === 'object' && loaded !== null
      ? (loaded as Record<string, unknown>)
      : null;
  } catch {
    // A script that Node cannot run by itself only means that its class names stay unknown.
    return null;
  }
}

function readFromObject(module: Record<string, unknown>, name: string, key: string): string | null {
  for (const candidate of [module[name], module.default]) {
    if (typeof candidate !== 'object' || candidate === null) continue;
    const value = (candidate as Record<string, unknown>)[key];
    if (typeof value === 'string') return value;
  }
  return null;
}

function readFromFunction(module: Record<string, unknown>, key: string): string | null {
  const getter = Object.entries(module).find(
    ([name, value]) => /^get\w+UtilityClass(es)?$/.test(name) && typeof value === 'function',
  )?.[1] as ((slot: string) => unknown) | undefined;
  const value = getter?.(key);
  return typeof value === 'string' ? value : null;
}

/**
 * Class names as the package itself makes them: its script is loaded, and asked.
 * @param declarationFile file that declares the interface of the classes, for example `Button/buttonClasses.d.ts`.
 * @param interfaceName for example `ButtonClasses`; the object with the names is then `buttonClasses`.
 * @returns class names without a dot by key; keys whose name the package does not tell are missing.
 */
export function readClassNames(
  declarationFile: string,
  interfaceName: string,
  keys: readonly string[],
): ReadonlyMap<string, string> {
  const objectName = interfaceName.charAt(0).toLowerCase() + interfaceName.slice(1);
  for (const script of toScripts(declarationFile)) {
    const module = loadModule(script);
    if (!module) continue;
    const names = new Map<string, string>();
    for (const key of keys) {
      const name = readFromObject(module, objectName, key) ?? readFromFunction(module, key);
      if (name) names.set(key, name);
    }
    if (names.size > 0) return names;
  }
  return new Map();
}
