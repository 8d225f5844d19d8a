import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toNavigationFilePathname, toNavigationHtml } from '../../shared/navigationHtml';
import type { SiteNavigation } from '../../shared/siteNavigation';

/** Writes each side navigation as a file of its own, for browsers that come from a page of another product. */
export function writeNavigationFiles({ trees, labels }: SiteNavigation): void {
  for (const [navigationId, items] of Object.entries(trees)) {
    const file = path.join('public', toNavigationFilePathname(navigationId));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, toNavigationHtml(items, null, labels));
  }
}
