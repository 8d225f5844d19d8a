import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @param root of the repository. @throws where the package is not installed. */
export function readInstalledVersion(root: string, packageName: string): string {
  const manifest = path.join(root, 'node_modules', packageName, 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
