import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

const order = [
  'plumbline',
  'starlight',
  'gatsby',
  'gatsby-remark',
  'docusaurus-faster',
  'docusaurus',
  'vitepress',
  'nextra',
];

const kib = (bytes) => bytes / 1024;

/** Columns of the tables: title, value, digits after the point. Smaller is better in all of them but the scores. */
const buildColumns = [
  ['cold, CPU-s', ({ build }) => build?.cold.code === 0 && build.cold.cpu, 1],
  ['one edit, CPU-s', ({ build }) => build?.warm?.code === 0 && build.warm.cpu, 1],
  ['cold, s', ({ build }) => build?.cold.code === 0 && build.cold.wall, 1],
  [
    'memory of all processes, MiB',
    ({ build }) => build?.cold.code === 0 && build.cold.treeRssMiB,
    0,
  ],
  ['output, MiB', ({ size }) => size && size.bytes / 1024 / 1024, 1],
  ['load at start', ({ build }) => build?.cold.load0, 1, 'plain'],
];
const pageColumns = [
  ['page, KiB', ({ page }) => page?.initial && kib(page.initial.bytes), 1],
  ['JavaScript, KiB', ({ page }) => page?.initial && kib(page.initial.by.js?.bytes ?? 0), 1],
  ['HTML, KiB', ({ page }) => page?.initial && kib(page.initial.by.html?.bytes ?? 0), 1],
  ['requests', ({ page }) => page?.initial?.requests, 0],
  ['elements', ({ page }) => page?.dom?.nodes, 0],
  [
    'fetched unasked later, KiB',
    ({ page }) => page?.prefetch && kib(page.prefetch.bytes),
    1,
    'plain',
  ],
];
const lighthouse = (name) => (result) => result.lighthouse?.median?.[name];
const lighthouseColumns = [
  ['performance', lighthouse('performance'), 0, 'plain'],
  ['accessibility', lighthouse('accessibility'), 0, 'plain'],
  ['best practices', lighthouse('bestPractices'), 0, 'plain'],
  ['SEO', lighthouse('seo'), 0, 'plain'],
  ['FCP, ms', lighthouse('fcp'), 0],
  ['LCP, ms', lighthouse('lcp'), 0],
  ['TBT, ms', lighthouse('tbt'), 0, 'plain'],
  ['CLS', lighthouse('cls'), 3, 'plain'],
];
const paintColumns = [
  ['first paint, ms', ({ paint }) => paint?.fcp, 0],
  ['largest paint, ms', ({ paint }) => paint?.lcp, 0],
];
const navigationColumns = [
  ['click, ms', ({ nav }) => nav?.medianMs, 0],
  ['hovered first, ms', ({ navHovered }) => navHovered?.medianMs, 0],
  ['slow line, ms', ({ navSlow }) => navSlow?.medianMs, 0],
  ['slow line, hovered first, ms', ({ navSlowHovered }) => navSlowHovered?.medianMs, 0],
  ['KiB a click', ({ nav }) => nav?.bytes !== undefined && kib(nav.bytes), 1],
];
const searchColumns = [
  ['to first results, KiB', ({ search }) => search?.bytes && kib(search.bytes), 1],
  ['first query, ms', ({ search }) => search?.firstMs, 0],
  ['next query, ms', ({ search }) => search?.warmMs, 0],
];

/** A value and how many times ours it is. */
function toCell(result, ours, [, read, digits, kind]) {
  const value = read(result);
  if (typeof value !== 'number' || Number.isNaN(value)) return '–';
  const text = value.toFixed(digits);
  const own = ours && read(ours);
  if (kind === 'plain' || result === ours || !own) return text;
  return `${text} (×${(value / own).toFixed(1)})`;
}

function toTable(results, columns) {
  const ours = results.find(({ engine }) => engine === 'plumbline');
  const shown = results.filter((result) =>
    columns.some(([, read]) => typeof read(result) === 'number'),
  );
  if (shown.length === 0) return 'Not measured.';
  return [
    `| | ${columns.map(([title]) => title).join(' | ')} |`,
    `| --- | ${columns.map(() => '---:').join(' | ')} |`,
    ...shown.map(
      (result) =>
        `| ${result.label} | ${columns.map((column) => toCell(result, ours, column)).join(' | ')} |`,
    ),
  ].join('\n');
}

function toSection(n, results) {
  const tables = [
    ['Build', buildColumns],
    ['One page, cold cache', pageColumns],
    ['Lighthouse, phone, median of three', lighthouseColumns],
    [
      'A phone’s screen on the slow line, measured, median of seven (the processor is not slowed down)',
      paintColumns,
    ],
    ['From a click in the side navigation to the new heading', navigationColumns],
    ['Search', searchColumns],
  ];
  return [
    `## ${n} pages`,
    ...tables.flatMap(([title, columns]) => [`### ${title}`, toTable(results, columns)]),
  ];
}

/**
 * Writes the tables of everything that has been measured, with ratios to ours, and prints them.
 * @param folder with a JSON file for each engine and number of pages. @param file that is written.
 */
export async function report(folder, file) {
  const all = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')))
    .sort((a, b) => order.indexOf(a.engine) - order.indexOf(b.engine));
  const versions = Object.assign({}, ...all.map((result) => result.versions ?? {}));
  const missing = order.filter((key) => !all.some(({ engine }) => engine === key));
  const cpus = os.cpus();
  const dates = all.map(({ date }) => date.slice(0, 10)).sort();
  const text = [
    '# Measured beside other engines',
    'Written by `npm run bench`; `docs/performance.md` says what it means.',
    [
      `- Date: ${[...new Set([dates[0], dates.at(-1)])].join(' to ')}`,
      `- Machine: ${cpus.length} cores (${cpus[0]?.model.trim() ?? 'unknown'}), ${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.type()} ${os.release()}, Node ${process.version}`,
      `- Versions: ${Object.entries(versions)
        .map(([name, version]) => `${name} ${version}`)
        .join(', ')}`,
      missing.length > 0
        ? `- Not measured in this run: ${missing.join(', ')}`
        : '- All engines were measured, each for the tables it stands in',
    ].join('\n'),
    'The same generated pages for each engine (about 745 words, 8 headings, 4 blocks of code and a table each), served with gzip -9 over HTTP/1.1. Ours are built with highlighting, search index, Markdown twins and social cards; the bare Gatsby sites have none of these. In brackets: how many times ours. Slow line: 150 ms and 1.6 Mbit/s. Times depend on the machine and on what else ran; bytes do not.',
    ...[...new Set(all.map(({ n }) => n))]
      .sort((a, b) => a - b)
      .flatMap((n) =>
        toSection(
          n,
          all.filter((result) => result.n === n),
        ),
      ),
  ].join('\n\n');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const options = await resolveConfig(file);
  fs.writeFileSync(file, await format(`${text}\n`, { ...options, parser: 'markdown' }));
  console.log(text);
}
