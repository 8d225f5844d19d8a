import type { EngineResult } from './resultSchema';

/** A column of a table. Smaller is better in all that have a ratio. */
export interface Column {
  title: string;
  read: (result: EngineResult) => number | null | undefined;
  /** Digits after the point. */
  digits: number;
  /** Without how many times ours it is. */
  isPlain?: boolean;
}

export interface Table {
  title: string;
  columns: readonly Column[];
}

const toKib = (bytes: number | null | undefined) =>
  typeof bytes === 'number' ? bytes / 1024 : undefined;

const readBuild = (result: EngineResult, kind: 'cold' | 'warm') => {
  const build = result.build?.[kind];
  return build?.code === 0 ? build : undefined;
};

const build: Table = {
  title: 'Build',
  columns: [
    { title: 'cold, CPU-s', read: (result) => readBuild(result, 'cold')?.cpu, digits: 1 },
    { title: 'one edit, CPU-s', read: (result) => readBuild(result, 'warm')?.cpu, digits: 1 },
    { title: 'cold, s', read: (result) => readBuild(result, 'cold')?.wall, digits: 1 },
    {
      title: 'memory of all processes, MiB',
      read: (result) => readBuild(result, 'cold')?.treeRssMiB,
      digits: 0,
    },
    { title: 'output, MiB', read: ({ size }) => size && size.bytes / 2 ** 20, digits: 1 },
    {
      title: 'load at start',
      read: (result) => result.build?.cold.load0,
      digits: 1,
      isPlain: true,
    },
  ],
};

const page: Table = {
  title: 'One page, cold cache',
  columns: [
    { title: 'page, KiB', read: ({ page }) => toKib(page?.initial.bytes), digits: 1 },
    {
      title: 'JavaScript, KiB',
      read: ({ page }) => page && toKib(page.initial.by.js?.bytes ?? 0),
      digits: 1,
    },
    {
      title: 'HTML, KiB',
      read: ({ page }) => page && toKib(page.initial.by.html?.bytes ?? 0),
      digits: 1,
    },
    { title: 'requests', read: ({ page }) => page?.initial.requests, digits: 0 },
    { title: 'elements', read: ({ page }) => page?.dom.nodes, digits: 0 },
    {
      title: 'fetched unasked later, KiB',
      read: ({ page }) => toKib(page?.prefetch.bytes),
      digits: 1,
      isPlain: true,
    },
  ],
};

const toScore = (
  title: string,
  name: 'performance' | 'accessibility' | 'bestPractices' | 'seo',
): Column => ({
  title,
  read: ({ lighthouse }) => lighthouse?.median[name],
  digits: 0,
  isPlain: true,
});

const lighthouse: Table = {
  title: 'Lighthouse, phone, median of three',
  columns: [
    toScore('performance', 'performance'),
    toScore('accessibility', 'accessibility'),
    toScore('best practices', 'bestPractices'),
    toScore('SEO', 'seo'),
    { title: 'FCP, ms', read: ({ lighthouse }) => lighthouse?.median.fcp, digits: 0 },
    { title: 'LCP, ms', read: ({ lighthouse }) => lighthouse?.median.lcp, digits: 0 },
    {
      title: 'TBT, ms',
      read: ({ lighthouse }) => lighthouse?.median.tbt,
      digits: 0,
      isPlain: true,
    },
    { title: 'CLS', read: ({ lighthouse }) => lighthouse?.median.cls, digits: 3, isPlain: true },
  ],
};

const paint: Table = {
  title:
    'A phone’s screen on the slow line, measured, median of seven (the processor is not slowed down)',
  columns: [
    { title: 'first paint, ms', read: ({ paint }) => paint?.fcp, digits: 0 },
    { title: 'largest paint, ms', read: ({ paint }) => paint?.lcp, digits: 0 },
  ],
};

const navigation: Table = {
  title: 'From a click in the side navigation to the new heading',
  columns: [
    { title: 'click, ms', read: ({ nav }) => nav?.medianMs, digits: 0 },
    { title: 'hovered first, ms', read: ({ navHovered }) => navHovered?.medianMs, digits: 0 },
    { title: 'slow line, ms', read: ({ navSlow }) => navSlow?.medianMs, digits: 0 },
    {
      title: 'slow line, hovered first, ms',
      read: ({ navSlowHovered }) => navSlowHovered?.medianMs,
      digits: 0,
    },
    { title: 'KiB a click', read: ({ nav }) => toKib(nav?.bytes), digits: 1 },
  ],
};

const search: Table = {
  title: 'Search',
  columns: [
    { title: 'to first results, KiB', read: ({ search }) => toKib(search?.bytes), digits: 1 },
    { title: 'first query, ms', read: ({ search }) => search?.firstMs, digits: 0 },
    { title: 'next query, ms', read: ({ search }) => search?.warmMs, digits: 0 },
  ],
};

/** What the report has of each number of pages. */
export const tables: readonly Table[] = [build, page, lighthouse, paint, navigation, search];
