import { engineNames } from '../engines';
import type { EngineResult } from './resultSchema';
import { tables, type Column } from './tables';

const method =
  'The same generated pages for each engine (about 745 words, 7 headings with the title, 4 blocks of code and a table each), served with gzip -9 over HTTP/1.1. Ours are built with highlighting, search index, Markdown twins and social cards; the bare Gatsby sites have none of these. In brackets: how many times ours. Slow line: 150 ms and 1.6 Mbit/s. Times depend on the machine and on what else ran; bytes do not.';

/** A value and how many times ours it is; a dash where it was not measured. */
function toCell(
  result: EngineResult,
  ours: EngineResult | undefined,
  { read, digits, isPlain }: Column,
): string {
  const value = read(result);
  if (typeof value !== 'number') return '–';
  const text = value.toFixed(digits);
  const own = ours && read(ours);
  if (isPlain || result === ours || !own) return text;
  return `${text} (×${(value / own).toFixed(1)})`;
}

const toRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** With a row for each engine that has a value in any column. */
function toTable(results: readonly EngineResult[], columns: readonly Column[]): string {
  const ours = results.find(({ engine }) => engine === 'plumbline');
  const shown = results.filter((result) =>
    columns.some(({ read }) => typeof read(result) === 'number'),
  );
  if (shown.length === 0) return 'Not measured.';
  return [
    toRow(['', ...columns.map(({ title }) => title)]),
    toRow(['---', ...columns.map(() => '---:')]),
    ...shown.map((result) =>
      toRow([result.label, ...columns.map((column) => toCell(result, ours, column))]),
    ),
  ].join('\n');
}

function toSection(pages: number, results: readonly EngineResult[]): string[] {
  return [
    `## ${pages} pages`,
    ...tables.flatMap(({ title, columns }) => [`### ${title}`, toTable(results, columns)]),
  ];
}

/** The browser first, then each package once, with all versions of it that the engines have: `react 18.3.1 and 19.3.1`. */
function toVersions(results: readonly EngineResult[]): string {
  const versions = new Map<string, Set<string>>();
  const browsers = results.flatMap(({ lighthouse }) => lighthouse?.chromium ?? []);
  for (const [name, version] of [
    ...browsers.map((version) => ['Chromium', version] as const),
    ...results.flatMap((result) => Object.entries(result.versions ?? {})),
  ])
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  return [...versions].map(([name, known]) => `${name} ${[...known].join(' and ')}`).join(', ');
}

function toFacts(results: readonly EngineResult[], machine: string): string {
  const dates = results.map(({ date }) => date.slice(0, 10)).sort();
  const firstAndLast = new Set([...dates.slice(0, 1), ...dates.slice(-1)]);
  const missing = engineNames.filter((name) => !results.some(({ engine }) => engine === name));
  return [
    `- Date: ${[...firstAndLast].join(' to ')}`,
    `- Machine: ${machine}`,
    `- Versions: ${toVersions(results)}`,
    missing.length > 0
      ? `- Not measured in this run: ${missing.join(', ')}`
      : '- All engines were measured, each for the tables it stands in',
  ].join('\n');
}

/**
 * The tables of everything that has been measured, with ratios to ours, as Markdown.
 * @param results in the order of the rows. @param machine on which they were measured, in words.
 */
export function toReport(results: readonly EngineResult[], machine: string): string {
  const counts = [...new Set(results.map(({ n }) => n))].sort((a, b) => a - b);
  return [
    '# Measured beside other engines',
    'Written by `npm run bench`; `docs/performance.md` says what it means.',
    toFacts(results, machine),
    method,
    ...counts.flatMap((count) =>
      toSection(
        count,
        results.filter(({ n }) => n === count),
      ),
    ),
  ].join('\n\n');
}
