import type { PageWeight } from '../measurePage';

const kib = 1024;

/** What a page may cost before anybody scrolls, points or types. */
export interface Budget {
  /** What the page stands for. */
  name: string;
  pathname: string;
  hasDemos?: boolean;
  /** Bytes on the wire. */
  jsBytes: number;
  bytes: number;
  requests: number;
  /** Scripts. */
  chunks: number;
  /** Elements. */
  nodes: number;
  /** Bytes of its page-data.json, not compressed. */
  pageData: number;
  /** Bytes of its HTML with gzip. */
  html: number;
  /** Of these the ones before which nothing is painted. */
  firstScreen: number;
}

/**
 * One page of each kind. The script and the whole of a text page and the script of a component page are goals
 * (docs/performance.md); the other limits are what was reached, with some room.
 */
export const budgets: readonly Budget[] = [
  {
    name: 'text',
    pathname: '/material-ui/getting-started/installation/',
    // The goal is 95 on any host; with gzip it is 3 more than with the brotli of this server.
    jsBytes: 92 * kib,
    bytes: 130 * kib,
    requests: 9,
    chunks: 5,
    nodes: 520,
    pageData: 25_000,
    // A connection sends 14,600 bytes at once (RFC 6928), headers included: some 260 where a host has no policy for pages.
    html: 14_330,
    firstScreen: 10_500,
  },
  {
    name: 'component',
    pathname: '/material-ui/react-button/',
    hasDemos: true,
    jsBytes: 200_000,
    bytes: 250 * kib,
    requests: 14,
    chunks: 10,
    nodes: 3650,
    pageData: 221_500,
    html: 46_700,
    firstScreen: 24_200,
  },
  {
    name: 'data grid',
    pathname: '/x/react-data-grid/',
    hasDemos: true,
    jsBytes: 330 * kib,
    bytes: 380 * kib,
    requests: 26,
    chunks: 22,
    nodes: 3050,
    pageData: 122_000,
    html: 33_500,
    firstScreen: 19_100,
  },
  {
    name: 'date picker',
    pathname: '/x/react-date-pickers/date-picker/',
    hasDemos: true,
    jsBytes: 268 * kib,
    bytes: 332 * kib,
    requests: 23,
    chunks: 19,
    nodes: 2900,
    pageData: 250_000,
    html: 41_500,
    firstScreen: 23_500,
  },
  {
    name: 'API',
    pathname: '/material-ui/api/button/',
    jsBytes: 100 * kib,
    bytes: 130 * kib,
    requests: 9,
    chunks: 5,
    nodes: 1850,
    pageData: 25_000,
    html: 20_340,
    firstScreen: 17_800,
  },
];

/** What a page costs, its data, and its first screen. */
export interface SiteFigures extends PageWeight {
  pageData: number;
  html: number;
  firstScreen: number;
}

const measures = [
  'jsBytes',
  'bytes',
  'requests',
  'chunks',
  'nodes',
  'pageData',
  'html',
  'firstScreen',
] as const;

/**
 * Names of files without the hash of their content, so that they can be compared with older ones: 8 letters of files of demos, which may
 * have a hyphen, and hexadecimal digits of webpack's.
 */
export function toStableName(pathname: string): string {
  return pathname.replace(/[-.](?:[0-9a-f]{9,}|[\w-]{8})(?=\.\w+$)/, '');
}

/** Bytes by stable name. */
export type RecordedFiles = Readonly<Record<string, number>>;

/** Files of each page by the name of its budget; bench/site.json. */
export type RecordedSite = Readonly<Record<string, RecordedFiles>>;

function toGrowth({ files }: SiteFigures, recorded: RecordedFiles): string[] {
  return files
    .map(({ pathname, bytes }) => ({ name: toStableName(pathname), bytes }))
    .map(({ name, bytes }) => ({ name, bytes, before: recorded[name] ?? 0 }))
    .filter(({ bytes, before }) => bytes > before * 1.01 + 50)
    .sort((a, b) => b.bytes - b.before - (a.bytes - a.before))
    .map(({ name, bytes, before }) =>
      before === 0 ? `  new: ${name}, ${bytes} bytes` : `  ${name}: ${before} → ${bytes} bytes`,
    );
}

/**
 * @param recorded the files of the page when the budget was last looked at.
 * @returns a line for each limit that is passed, and then what has grown; empty where all is well.
 */
export function checkBudget(
  budget: Budget,
  figures: SiteFigures,
  recorded: RecordedFiles,
): string[] {
  const passed = measures
    .filter((measure) => figures[measure] > budget[measure])
    .map(
      (measure) => `${budget.name} page: ${measure} ${figures[measure]}, limit ${budget[measure]}`,
    );
  if (figures.layoutShift > 0)
    passed.push(`${budget.name} page: layout shift ${figures.layoutShift}`);
  if (passed.length === 0) return [];
  const growth = toGrowth(figures, recorded);
  return [
    ...passed,
    growth.length > 0 ? 'What has grown since bench/site.json was recorded:' : 'No file has grown.',
    ...growth,
  ];
}
