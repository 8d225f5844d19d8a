import { findDirectory, readManifest, type InstalledPackage } from './installedPackage';

/** Where the types of a package lie that brings none itself. */
function toTypesName(name: string): string {
  return `@types/${name.replace(/^@/, '').replace('/', '__')}`;
}

function listNames(dependencies: unknown): string[] {
  return typeof dependencies === 'object' && dependencies !== null ? Object.keys(dependencies) : [];
}

/**
 * Versions of all packages that the declarations of one may take types from: what it depends on, as a part of it or
 * beside it, and so on, and React's types, which a package may use without saying so.
 * @returns `name version` in alphabetical order, of what is installed.
 */
export function listDependencyVersions({ name, directory }: InstalledPackage): string[] {
  const versions = new Map<string, string>();
  const visit = (names: readonly string[], from: string): void => {
    for (const dependency of names.flatMap((item) => [item, toTypesName(item)])) {
      const found = findDirectory(dependency, from);
      if (found === null || versions.has(found)) continue;
      const { version, dependencies, peerDependencies } = readManifest(found);
      versions.set(found, `${dependency} ${String(version)}`);
      visit([...listNames(dependencies), ...listNames(peerDependencies)], found);
    }
  };
  visit([name, 'react'], directory);
  return [...versions.values()].sort();
}
