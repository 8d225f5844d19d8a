import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '../../shared/once';
import { projectTools, type InstalledPackages } from '../../shared/toDependencies';
import { readPackageVersions, readToolVersions } from './checkImports';

interface PeerManifest {
  peerDependencies?: Record<string, string>;
}

function readPeers(name: string): string[] {
  const path = join(process.cwd(), 'node_modules', name, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as PeerManifest;
  return Object.keys(manifest.peerDependencies ?? {});
}

/** Packages that demos and what readers make of them may import, and the tools of an exported project. */
export const readInstalledPackages = once((): InstalledPackages => {
  const versions = readToolVersions();
  const tools = Object.values(projectTools).flat();
  const names = [...new Set([...Object.keys(readPackageVersions()), ...tools])].sort();
  return Object.fromEntries(
    names.map((name) => [name, { version: versions[name] ?? '', peers: readPeers(name) }]),
  );
});
