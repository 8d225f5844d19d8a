import { isDeepStrictEqual } from 'node:util';
import type { CreatePagesArgs, Page } from 'gatsby';

type PageMaker = Pick<CreatePagesArgs, 'actions' | 'store'>;

/** What is used of Gatsby's state: its pages by path, each with the time in milliseconds at which it was made. */
interface PagesState {
  pages: ReadonlyMap<string, { updatedAt: number }>;
}

/** As they were made last, by path. */
const made = new Map<string, Page>();

/** Gatsby deletes the pages that are older than the run of `createPages` which it has just done. */
function keepPage(path: string, { store }: PageMaker): boolean {
  const page = (store.getState() as PagesState).pages.get(path);
  if (page) page.updatedAt = Date.now();
  return page !== undefined;
}

/**
 * Makes the pages that are new or other than they were. A build makes all of them; after an edit `develop` keeps the others, each of
 * which takes Gatsby a third of a millisecond: its checks, the hooks of plugins, its node, and a comparison with the page before.
 */
export function createChangedPages(pages: readonly Page[], maker: PageMaker): void {
  for (const page of pages) {
    if (isDeepStrictEqual(made.get(page.path), page) && keepPage(page.path, maker)) continue;
    maker.actions.createPage(page);
    made.set(page.path, page);
  }
}

/** Keeps the pages that were made, as they are. @param pathnames of those that there still is something to show on. */
export function keepPages(pathnames: ReadonlySet<string>, maker: PageMaker): void {
  for (const path of made.keys()) if (pathnames.has(path)) keepPage(path, maker);
}
