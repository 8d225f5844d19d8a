import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toApiJsonPathname } from '../../shared/toApiJsonPathname';
import { toDemoPages } from '../pages/toDemoPages';
import type { SiteContent } from '../site/siteContent';
import { toApiJson } from './toApiJson';

/** What the twins are made of. */
export type TwinSource = Pick<SiteContent, 'apiReferences' | 'docsPages'>;

/** File of a page's twin inside the published folder: `/material-ui/api/button/` → `material-ui/api/button.json`. */
export function toTwinFile(pathname: string): string {
  return toApiJsonPathname(pathname).slice(1);
}

/**
 * Writes the JSON twin of every API page beside it.
 * @param folder absolute path of `public`.
 */
export function writeApiTwins(folder: string, site: TwinSource): void {
  const demoPages = toDemoPages(site);
  for (const reference of site.apiReferences) {
    const file = path.join(folder, toTwinFile(reference.pathname));
    mkdirSync(path.dirname(file), { recursive: true });
    const demos = (demoPages.get(reference) ?? []).map(({ pathname }) => pathname);
    writeFileSync(file, JSON.stringify(toApiJson(reference, demos)));
  }
}
