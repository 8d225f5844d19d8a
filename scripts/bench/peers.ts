import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from './peers/build/buildSite';
import { toEngine } from './peers/engines';
import { measurePages } from './peers/pages/measurePages';
import { parseBenchArguments } from './peers/parseBenchArguments';
import { writeReport } from './peers/results/writeReport';
import { inScratch, isOwnScratch } from './peers/scratch';
import { installTools } from './peers/sites/installTools';
import { prepareSite } from './peers/sites/prepareSite';

/** Generated pages, built by this site and by other engines and measured side by side; `docs/performance.md` has the options. */
async function main(): Promise<void> {
  const { names, counts, isBuilding, isMeasuringPages } = parseBenchArguments(
    process.argv.slice(2),
  );
  for (const folder of ['results', 'out', 'logs', 'sites'])
    mkdirSync(inScratch(folder), { recursive: true });
  const tools = isMeasuringPages ? installTools() : '';
  for (const name of names) {
    if (isBuilding) prepareSite(toEngine(name));
    for (const count of counts) {
      if (isBuilding) await buildSite(name, count);
      if (isMeasuringPages) await measurePages(name, count, tools);
    }
  }
  // A folder of one's own has a few rows, and the tables of all must not be lost for them.
  const report = isOwnScratch() ? inScratch('RESULTS.md') : path.resolve('bench/RESULTS.md');
  await writeReport(inScratch('results'), report);
}

void main();
