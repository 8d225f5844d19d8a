import type { DemoNode } from './siteContent';

/** Demos by the pathname of their page, each page's in their order. */
export function groupDemos(demos: readonly DemoNode[]): ReadonlyMap<string, DemoNode[]> {
  const groups = new Map<string, DemoNode[]>();
  for (const demo of demos) {
    const group = groups.get(demo.docsPagePathname);
    if (group) group.push(demo);
    else groups.set(demo.docsPagePathname, [demo]);
  }
  return groups;
}
