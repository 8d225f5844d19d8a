import { unwrittenFile, type UnwrittenPage } from '../content/readUnwritten';
import { walkNavigation } from '../content/walkNavigation';
import type { ContentError } from '../errors';
import type { SiteContent } from '../site/siteContent';
import { suggest } from '../suggest';
import { toUnreadable } from './checkNavigation';

/** Each page on the list of those to write is in a navigation: nobody would miss another one. */
export function checkUnwritten(
  site: SiteContent,
  unwritten: readonly UnwrittenPage[],
): ContentError[] {
  const unreadable = toUnreadable(site);
  const listed = new Set(
    site.navigations.flatMap(({ items }) =>
      [...walkNavigation(items)].map(({ pathname }) => pathname),
    ),
  );
  return unwritten
    .filter(
      ({ pathname }) =>
        !listed.has(pathname) &&
        !unreadable.some((folder) => `content${pathname}`.startsWith(folder)),
    )
    .map(({ pathname, line }) => ({
      file: unwrittenFile,
      line,
      message: `"${pathname}" is in no navigation.${suggest(pathname, listed)} Add it to a navigation.yml, or take it off this list.`,
    }));
}
