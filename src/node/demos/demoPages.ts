import { toDemoScope } from '../../shared/demoRuntime';
import { type AuthoredDemo, type DemoSource } from './collectDemos';
import { toHash } from './diskCache';
import { toLibraryName, type LibraryName } from '../../shared/toLibraryName';

/** Which build of React and of the documented libraries runs: `development` warns, `production` is what readers get. */
export type LibraryBuild = 'production' | 'development';

/** A demo in one styling as the page's programs know it. */
export interface PageDemo {
  scope: string;
  source: DemoSource;
  library: LibraryName;
}

/** All demos of one page. */
export interface DemoPage {
  pathname: string;
  demos: PageDemo[];
  /** Of all files involved. */
  hash: string;
}

/** Demos by page, in the order of their paths. */
export function toDemoPages(demos: readonly AuthoredDemo[]): DemoPage[] {
  const pages = new Map<string, PageDemo[]>();
  for (const { name, docsPagePathname, sources } of demos) {
    const page = pages.get(docsPagePathname) ?? [];
    for (const source of sources) {
      const scope = toDemoScope(name, source.styling);
      page.push({ scope, source, library: toLibraryName(source.packages) });
    }
    pages.set(docsPagePathname, page);
  }
  return [...pages].map(([pathname, pageDemos]) => ({
    pathname,
    demos: pageDemos,
    hash: toHash(
      pathname,
      ...pageDemos.flatMap(({ source }) =>
        [source, ...source.localFiles].flatMap(({ file, code }) => [file, code]),
      ),
    ),
  }));
}
