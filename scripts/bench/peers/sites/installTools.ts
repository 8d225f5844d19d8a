import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inScratch } from '../scratch';
import { installPackages } from './installPackages';

const manifest = {
  name: 'bench-tools',
  private: true,
  dependencies: { lighthouse: '12.8.2', 'chrome-launcher': '1.2.1' },
};

/** Installs Lighthouse and what starts Chromium for it, which nothing else needs. @returns the folder that has them. */
export function installTools(): string {
  const folder = inScratch('tools');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  installPackages(folder);
  return folder;
}
