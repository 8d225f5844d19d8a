import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Installs what the package.json of a folder names, unless that has been done. @throws Error where npm fails. */
export function installPackages(folder: string): void {
  if (existsSync(path.join(folder, 'node_modules'))) return;
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
