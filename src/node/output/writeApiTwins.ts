import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findReference } from '../pages/findReference';
import type { SiteContent } from '../pages/siteContent';
import { toApiJson } from './toApiJson';

/** Pathnames of the pages whose front matter names each reference, by the pathname of the reference. */
function collectDemos(site: TwinSource): ReadonlyMap<string, readonly string[]> {
  const demos = new Map<string, string[]>();
  for (const { pathname, product, components, hooks } of site.docsPages) {
    for (const name of [...components, ...hooks]) {
      const target = findReference(site, product, name)?.pathname;
      if (target) demos.set(target, [...(demos.get(target) ?? []), pathname]);
    }
  }
  return demos;
}

/** What the twins are made of. */
export type TwinSource = Pick<SiteContent, 'apiReferences' | 'docsPages'>;

/** File of a page's twin inside the published folder: `/material-ui/api/button/` → `material-ui/api/button.json`. */
export function toTwinFile(pathname: string): string {
  return `${pathname.replace(/^\/|\/$/g, '')}.json`;
}

/**
 * Writes the JSON twin of every API page beside it.
 * @param folder absolute path of `public`.
 */
export function writeApiTwins(folder: string, site: TwinSource): void {
  const demos = collectDemos(site);
  for (const reference of site.apiReferences) {
    const file = path.join(folder, toTwinFile(reference.pathname));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(toApiJson(reference, demos.get(reference.pathname) ?? [])));
  }
}
