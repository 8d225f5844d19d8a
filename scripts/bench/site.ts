import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../browser/findChromium';
import { startServer } from '../server/startServer';
import {
  budgets,
  checkBudget,
  toStableName,
  type RecordedSite,
  type SiteFigures,
} from './site/budgets';
import { measureDemos } from './site/measureDemos';
import { measureHeap } from './site/measureHeap';
import { measureSite } from './site/measureSite';
import { measureTasks } from './site/measureTasks';

const recordFile = path.resolve('bench/site.json');
const toKib = (bytes: number) => (bytes / 1024).toFixed(1);

function printFigures(name: string, figures: SiteFigures): void {
  const { jsBytes, bytes, requests, chunks, nodes, pageData, html, firstScreen, layoutShift } =
    figures;
  const cells = [
    name.padEnd(12),
    `${toKib(jsBytes)} KiB JavaScript`,
    `${toKib(bytes)} KiB in all`,
    `${requests} requests`,
    `${chunks} scripts`,
    `${nodes} elements`,
    `${toKib(pageData)} KiB page data`,
    `${toKib(html)} KiB HTML`,
    `${toKib(firstScreen)} KiB first screen`,
    `shift ${layoutShift.toFixed(4)}`,
  ];
  console.log(cells.join(', '));
}

function toRecord(figures: SiteFigures): Record<string, number> {
  const files = figures.files.map(
    ({ pathname, bytes }) => [toStableName(pathname), bytes] as const,
  );
  return Object.fromEntries(files.sort(([a], [b]) => a.localeCompare(b)));
}

/**
 * What a page of each kind of the built site costs, and how much of the memory of 200 navigations stays.
 * `--record` keeps the sizes of files, with which the budget test says what has grown; `--heap` measures memory too, `--demos`
 * how soon the demos come to life, `--tasks` how long the pages keep a phone from answering.
 */
async function main(): Promise<void> {
  const { server, url } = await startServer(path.resolve('public'), 0);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const recorded = JSON.parse(readFileSync(recordFile, 'utf8')) as RecordedSite;
  const record: Record<string, Record<string, number>> = {};
  for (const budget of budgets) {
    const figures = await measureSite(browser, url, budget);
    printFigures(budget.name, figures);
    for (const line of checkBudget(budget, figures, recorded[budget.name] ?? {})) console.log(line);
    record[budget.name] = toRecord(figures);
  }
  if (process.argv.includes('--heap')) {
    const { before, after, navigations } = await measureHeap(browser, url);
    const grown = ((after - before) / 1e6).toFixed(1);
    console.log(`${navigations} navigations: the heap grows by ${grown} MB`);
  }
  if (process.argv.includes('--demos')) {
    for (const { name, pathname } of budgets.filter(({ hasDemos }) => hasDemos)) {
      const { demos, medianMilliseconds, maxMilliseconds } = await measureDemos(
        browser,
        url + pathname,
      );
      const times = `median ${medianMilliseconds.toFixed(0)} ms, at most ${maxMilliseconds.toFixed(0)} ms`;
      console.log(`${name}: ${demos} demos alive after they are seen: ${times}`);
    }
  }
  if (process.argv.includes('--tasks')) {
    for (const { name, pathname } of budgets) {
      const milliseconds = await measureTasks(browser, url + pathname);
      console.log(`${name}: long tasks ${milliseconds.toFixed(0)} ms`);
    }
  }
  if (process.argv.includes('--record')) {
    mkdirSync(path.dirname(recordFile), { recursive: true });
    writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  }
  await browser.close();
  server.close();
}

void main();
