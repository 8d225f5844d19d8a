import { toDemoScope } from '../../shared/demoRuntime';
import type { PlaygroundPlace } from '../../shared/playgroundLayout';
import { toPlaygroundName } from '../../shared/playground';
import type { AuthoredDemo, DemoSource } from './collectDemos';
import type { AuthoredPlayground } from './collectPlaygrounds';
import { toHash } from '../hash';
import { toLibraryName, type LibraryName } from '../../shared/toLibraryName';

/** Which build of React and of the documented libraries runs: `development` warns, `production` is what readers get. */
export type LibraryBuild = 'production' | 'development';

/** A demo in one styling as the page's programs know it. */
export interface PageDemo {
  scope: string;
  source: DemoSource;
  library: LibraryName;
  /** Whether it is a page of its own in a frame, which the layout of a stage does not reach. */
  isFramed: boolean;
  /** Where its author finds it, if that is not the source. */
  place?: { file: string; line: number };
  /** Given for a playground, which has a stage of its own. */
  layout?: PlaygroundPlace;
}

/** All demos of one page, its playgrounds among them. */
export interface DemoPage {
  pathname: string;
  demos: PageDemo[];
  /** Of all files involved, of which demos are framed, and of where playgrounds stand. */
  hash: string;
}

/** Scope of a playground among the demos of its page. */
export function toPlaygroundScope(of: string): string {
  return toDemoScope(toPlaygroundName(of), 'System');
}

/** Demos and playgrounds by page, in the order of their paths. */
export function toDemoPages(
  demos: readonly AuthoredDemo[],
  playgrounds: readonly AuthoredPlayground[] = [],
): DemoPage[] {
  const pages = new Map<string, PageDemo[]>();
  const add = (pathname: string, demo: Omit<PageDemo, 'library'>): void => {
    const known = pages.get(pathname) ?? [];
    pages.set(pathname, [...known, { ...demo, library: toLibraryName(demo.source.packages) }]);
  };
  for (const { name, docsPagePathname, sources, isFramed } of demos) {
    for (const source of sources)
      add(docsPagePathname, { scope: toDemoScope(name, source.styling), source, isFramed });
  }
  for (const { of, docsPagePathname, source, file, line, layout } of playgrounds) {
    const scope = toPlaygroundScope(of);
    add(docsPagePathname, { scope, source, isFramed: false, place: { file, line }, layout });
  }
  return [...pages].map(([pathname, pageDemos]) => ({
    pathname,
    demos: pageDemos,
    hash: toHash(
      pathname,
      ...pageDemos.flatMap(({ source, isFramed, layout }) => [
        String(isFramed),
        JSON.stringify(layout ?? {}),
        ...[source, ...source.localFiles].flatMap(({ file, code }) => [file, code]),
      ]),
    ),
  }));
}

/** Stands for the pathname of the page that one framed demo is by itself. */
export function toFramePathname({ docsPagePathname, name }: AuthoredDemo): string {
  return `${docsPagePathname}#${name}`;
}

/** Demos with a page of their own, each as that page: their styles must not reach the page around the frame. */
export function toFramePages(demos: readonly AuthoredDemo[]): DemoPage[] {
  return demos
    .filter(({ isFramed }) => isFramed)
    .flatMap((demo) =>
      toDemoPages([demo]).map((page) => ({ ...page, pathname: toFramePathname(demo) })),
    );
}
