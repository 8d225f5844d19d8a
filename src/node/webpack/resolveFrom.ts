import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Where a package finds what it imports: packages may bring versions of their own.
 * @returns absolute path of a file
 * @throws Error where it is not installed
 */
export function resolveFrom(packageName: string, request: string): string {
  return createRequire(path.resolve('node_modules', packageName, 'package.json')).resolve(request);
}
