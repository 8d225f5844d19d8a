import { appendFileSync, cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readInstalledVersion } from '../../../../src/node/readInstalledVersion';
import { findPage, planPages } from '../content/planPages';
import { toEngine, type EngineName } from '../engines';
import { log } from '../log';
import { saveResult } from '../results/saveResult';
import { inScratch } from '../scratch';
import { writeOurContent } from '../sites/writeOurContent';
import { writePeerContent } from '../sites/writePeerContent';
import { measureBuild, type BuildFigures } from './measureBuild';
import { measureFolder } from './measureFolder';

const sentence = '\nOne more sentence for the second build.\n';

function toWords({ code, cpu, tail }: BuildFigures): string {
  return code === 0 ? `${cpu.toFixed(1)} CPU-s` : `failed\n${tail}`;
}

/**
 * Builds a prepared site twice, with nothing kept and after one page has got a sentence, and saves what both took. What the
 * first one made goes to `out`, for measuring its pages.
 * @param count of pages.
 */
export async function buildSite(name: EngineName, count: number): Promise<void> {
  const engine = toEngine(name);
  const folder = inScratch('sites', engine.site);
  const groups = planPages(count);
  if (engine.isOurs) writeOurContent(folder, groups, engine);
  else writePeerContent(folder, groups, engine);
  for (const made of [...engine.caches, engine.output])
    rmSync(path.join(folder, made), { recursive: true, force: true });

  const run = async (kind: 'cold' | 'warm') => {
    const file = inScratch('logs', `${name}-${count}-${kind}.log`);
    const { build: command, environment } = engine;
    const figures = await measureBuild({ folder, command, environment, log: file });
    log(name, count, kind === 'cold' ? kind : 'one edit', toWords(figures));
    return figures;
  };

  const cold = await run('cold');
  if (cold.code !== 0) {
    saveResult(name, count, { build: { cold } });
    return;
  }
  const out = inScratch('out', `${name}-${count}`);
  rmSync(out, { recursive: true, force: true });
  cpSync(path.join(folder, engine.output), out, { recursive: true });
  const edited = engine.toFile(findPage(groups, 1, 3).path);
  appendFileSync(path.join(folder, engine.content, edited), sentence);
  const warm = await run('warm');
  const versions = engine.packages.map((each) => [each, readInstalledVersion(folder, each)]);
  saveResult(name, count, {
    build: { cold, warm },
    size: measureFolder(out),
    versions: Object.fromEntries(versions),
  });
}
