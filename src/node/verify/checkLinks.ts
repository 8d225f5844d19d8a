import { existsSync } from 'node:fs';
import path from 'node:path';
import { toBareAddress } from '../../shared/pathname';
import type { ContentError } from '../errors';
import type { BuiltSite } from './builtPages';
import { isWellFormed } from './isWellFormed';
import type { LinkTargets } from './linkTargets';
import type { AuthoredPage } from './readPages';

function checkLink(
  link: string,
  page: AuthoredPage,
  root: string,
  built: BuiltSite,
  targets: LinkTargets,
): string | null {
  if (link.startsWith('#')) return targets.checkHash(link, page.pathname);
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(link)) {
    return isWellFormed(link)
      ? null
      : `Link "${link}" is no address of the web. Correct it; it starts with https:// and names a host.`;
  }
  if (!link.startsWith('/')) {
    return `Link "${link}" depends on where the page is. Write the whole pathname, or # and a heading.`;
  }
  const pathname = toBareAddress(link);
  if (/\.\w+$/.test(pathname)) {
    const isThere = existsSync(path.join(root, 'static', pathname)) || built.hasFile(pathname);
    return isThere || !built.exists ? null : `Link "${link}": no such file. Correct the name.`;
  }
  return targets.checkHash(link, pathname);
}

/** Links of the authored pages. That the page of a link exists is asked with the rest of the content. */
export function checkLinks(
  pages: readonly AuthoredPage[],
  root: string,
  built: BuiltSite,
  targets: LinkTargets,
): ContentError[] {
  return pages.flatMap((page) =>
    page.body.links.flatMap(({ value, line }): ContentError[] => {
      const message = checkLink(value, page, root, built, targets);
      return message === null ? [] : [{ file: page.file, line, message }];
    }),
  );
}
