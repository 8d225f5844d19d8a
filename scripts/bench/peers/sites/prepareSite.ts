import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Engine } from '../engines';
import { inScratch } from '../scratch';
import { copyOurSite } from './copyOurSite';
import { installPackages } from './installPackages';

/** Puts the site of an engine into the scratch folder, with its packages and without pages. */
export function prepareSite({ site, isOurs }: Engine): void {
  const folder = inScratch('sites', site);
  if (isOurs) {
    copyOurSite(folder);
    return;
  }
  cpSync(path.resolve('scripts/bench/peers/engines', site), folder, { recursive: true });
  installPackages(folder);
}
