import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { readSearchCorpus } from '../../__tests__/support/searchCorpus';
import { buildSearchIndex } from '../../src/node/search/buildSearchIndex';
import { writeSearchIndex } from '../../src/node/search/writeSearchIndex';
import type { NamesFile } from '../../src/shared/search/namesFile';
import { SearchEngine } from '../../src/shared/search/SearchEngine';
import type { WordFile } from '../../src/shared/search/wordFile';
import { toWordFileName } from '../../src/shared/searchIndex';
import { startServer } from '../server/startServer';
import { measureBrowser } from './search/measureBrowser';
import { readProse } from './search/readProse';
import { toMedian } from './toMedian';

/** Headings of the pages written so far: 15 on average. */
const headingsPerPage = 15;
const blogPosts = 30;
const visits = 3;
const queries = ['button', 'data grid', 'disabled', 'dialg', 'accessibility of buttons'];
const folder = path.resolve('.tmp/bench-search');

const toGzip = (text: string) => gzipSync(text, { level: 9 }).length;
const toKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const toMs = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;

/** CPU time rather than time on the clock, since other programs run beside this one. */
function measureCpu<T>(run: () => T): { result: T; milliseconds: number } {
  const before = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(before);
  return { result, milliseconds: (user + system) / 1000 };
}

async function buildHarness(): Promise<void> {
  await build({
    entryPoints: [path.resolve('scripts/bench/search/harness.tsx')],
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    alias: { gatsby: path.resolve('scripts/bench/search/navigate.ts') },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const page = '<!doctype html><meta charset="utf-8"><title>Search</title><div id="root"></div>';
  writeFileSync(
    path.join(folder, 'index.html'),
    `${page}<script type="module" src="/harness.js"></script>`,
  );
}

function reportFiles(files: ReadonlyMap<string, string>): void {
  const sizes = (start: string) =>
    [...files].filter(([name]) => name.startsWith(start)).map(([, text]) => toGzip(text));
  const words = sizes('words-');
  console.log(`names: ${toKb(sizes('names-')[0] ?? 0)}`);
  console.log(
    `word files: ${words.length}, median ${toKb(toMedian(words))}, largest ${toKb(Math.max(...words))}, ` +
      `all ${toKb(words.reduce((sum, size) => sum + size, 0))}`,
  );
}

function reportEngine(files: ReadonlyMap<string, string>): void {
  const names = [...files].find(([name]) => name.startsWith('names-'))?.[1] ?? '';
  const engines = Array.from({ length: visits }, () =>
    measureCpu(() => new SearchEngine(JSON.parse(names) as NamesFile)),
  );
  console.log(
    `engine from the names: ${toMs(toMedian(engines.map(({ milliseconds }) => milliseconds)))} of CPU`,
  );
  const engine = engines[0]?.result;
  if (!engine) return;
  for (const query of queries) {
    for (const hash of engine.toMissingFiles(query)) {
      engine.addWordFile(hash, JSON.parse(files.get(toWordFileName(hash)) ?? 'null') as WordFile);
    }
    // Spaces make it another text without another meaning, so that nothing is remembered.
    const times = Array.from({ length: 20 }, (_, index) =>
      measureCpu(() => engine.search(query + ' '.repeat(index), 'material-ui', null)),
    );
    console.log(
      `  ${query}: ${toMs(toMedian(times.map(({ milliseconds }) => milliseconds)))} of CPU`,
    );
  }
}

async function reportBrowser(): Promise<void> {
  const { server, url } = await startServer(folder, 0);
  try {
    const figures = [];
    for (let visit = 0; visit < visits; visit += 1)
      figures.push(await measureBrowser(`${url}/`, queries));
    const [first] = figures;
    console.log(
      `first query, from opening search: ${toKb(toMedian(figures.map(({ bytes }) => bytes)))}`,
    );
    for (const { name, bytes } of first?.files ?? []) console.log(`  ${toKb(bytes)} ${name}`);
    console.log(
      `keystroke to results, first query: ${toMs(toMedian(figures.map(({ firstQuery }) => firstQuery)))}`,
    );
    const keys = figures.flatMap((figure) => figure.keys).sort((a, b) => a - b);
    console.log(
      `keystroke to results, ${keys.length} keys: median ${toMs(toMedian(keys))}, ` +
        `95 % within ${toMs(keys[Math.floor(keys.length * 0.95)] ?? 0)}, all within ${toMs(keys.at(-1) ?? 0)}`,
    );
  } finally {
    server.close();
  }
}

/** What search costs on a site of the planned size: bytes of a first query, and time from a keystroke to its results. */
async function main(): Promise<void> {
  const { documents, products } = readSearchCorpus(readProse(headingsPerPage), blogPosts);
  const parts = documents.flatMap((document) => document.parts.map(() => document.kind));
  console.log(
    `${documents.length} documents, ${parts.filter((kind) => kind !== 'api').length} headings, ` +
      `${parts.filter((kind) => kind === 'api').length} props`,
  );
  const { result: files, milliseconds } = measureCpu(() => buildSearchIndex(documents, products));
  console.log(`built in ${toMs(milliseconds)} of CPU`);
  reportFiles(files);
  reportEngine(files);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await buildHarness();
  await writeSearchIndex(folder, documents, products);
  await reportBrowser();
}

void main();
