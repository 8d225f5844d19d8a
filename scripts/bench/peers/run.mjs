import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { engines } from './engines.mjs';
import { generate, plan } from './generateContent.mjs';
import { dirSize, measureBuild } from './measureBuild.mjs';
import { measureLighthouse } from './measureLighthouse.mjs';
import { measureNavigation } from './measureNavigation.mjs';
import { measurePage } from './measurePage.mjs';
import { measurePaint } from './measurePaint.mjs';
import { measureSearch } from './measureSearch.mjs';
import { copyOurs, writeOurContent } from './prepareOurs.mjs';
import { report } from './report.mjs';
import { serve } from './serveFolder.mjs';

const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '200' },
    engine: { type: 'string', default: Object.keys(engines).join(',') },
    build: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
  },
});
const isWhole = !values.build && !values.pages && !values.report;
const ownFolder = process.env.BENCH_FOLDER;
const scratch = ownFolder ?? path.join(os.tmpdir(), 'plumbline-bench');
const inScratch = (...parts) => path.join(scratch, ...parts);
const log = (...words) => console.log(new Date().toISOString().slice(11, 19), ...words);
const silent = { stdio: ['ignore', 'ignore', 'inherit'] };

function install(folder) {
  if (fs.existsSync(path.join(folder, 'node_modules'))) return;
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, ...silent });
}

/** Lighthouse and what starts Chromium for it. */
function installTools() {
  const tools = inScratch('tools');
  fs.mkdirSync(tools, { recursive: true });
  const dependencies = { lighthouse: '12.8.2', 'chrome-launcher': '1.2.1' };
  fs.writeFileSync(
    path.join(tools, 'package.json'),
    JSON.stringify({ name: 'bench-tools', private: true, dependencies }),
  );
  install(tools);
  return tools;
}

function prepareSite(engine) {
  const site = inScratch('sites', engine.site);
  if (engine.isOurs) return copyOurs(site);
  const template = path.join(import.meta.dirname, 'engines', engine.site);
  fs.cpSync(template, site, { recursive: true });
  install(site);
}

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>';

/** The generated pages in the place where the engine reads them; an icon, so that nobody is marked down for a 404. */
function writeContent(engine, n) {
  const site = inScratch('sites', engine.site);
  if (engine.isOurs) return writeOurContent(site, n);
  const generated = path.join(site, '.generated');
  const target = path.join(site, engine.content);
  const manifest = path.join(site, 'manifest.json');
  const made = generate({ n, out: generated, links: engine.links, h1: engine.h1, manifest });
  fs.mkdirSync(target, { recursive: true });
  for (const name of fs.readdirSync(target)) {
    if (!(engine.keep ?? []).includes(name))
      fs.rmSync(path.join(target, name), { recursive: true, force: true });
  }
  fs.cpSync(generated, target, { recursive: true });
  fs.rmSync(generated, { recursive: true, force: true });
  const folder = path.join(site, engine.static);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'favicon.svg'), icon);
  fs.writeFileSync(path.join(folder, 'favicon.ico'), '');
  return made;
}

function readVersions({ site, pkgs }) {
  const read = (name) =>
    JSON.parse(fs.readFileSync(inScratch('sites', site, 'node_modules', name, 'package.json')));
  return Object.fromEntries(pkgs.map((name) => [name, read(name).version]));
}

function save(key, n, patch) {
  const file = inScratch('results', `${key}-${n}.json`);
  const before = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file)) : {};
  const facts = { engine: key, label: engines[key].label, n, date: new Date().toISOString() };
  fs.writeFileSync(file, JSON.stringify({ ...before, ...patch, ...facts }, null, 1));
}

async function build(key, n) {
  const engine = engines[key];
  const site = inScratch('sites', engine.site);
  const made = writeContent(engine, n);
  for (const name of [...engine.cache, engine.out])
    fs.rmSync(path.join(site, name), { recursive: true, force: true });
  const run = (name) =>
    measureBuild({
      cwd: site,
      cmd: engine.cmd,
      env: engine.env,
      log: inScratch('logs', `${key}-${n}-${name}.log`),
    });
  const cold = await run('cold');
  log(key, n, 'cold', cold.code === 0 ? `${cold.cpu.toFixed(1)} CPU-s` : `failed\n${cold.tail}`);
  if (cold.code !== 0) return save(key, n, { build: { cold } });
  const out = inScratch('out', `${key}-${n}`);
  fs.rmSync(out, { recursive: true, force: true });
  fs.cpSync(path.join(site, engine.out), out, { recursive: true });
  const edited = made.groups[1].pages[3].path;
  const file = engine.toFile ? engine.toFile(edited) : `${edited}.md`;
  fs.appendFileSync(
    path.join(site, engine.content, file),
    '\nOne more sentence for the second build.\n',
  );
  const warm = await run('warm');
  log(
    key,
    n,
    'one edit',
    warm.code === 0 ? `${warm.cpu.toFixed(1)} CPU-s` : `failed\n${warm.tail}`,
  );
  save(key, n, { build: { cold, warm }, size: dirSize(out), versions: readVersions(engine) });
}

async function measurePages(key, n, tools) {
  const engine = engines[key];
  const out = inScratch('out', `${key}-${n}`);
  if (!fs.existsSync(out)) return log(key, n, 'has not been built: run with --build first');
  const server = await serve(out);
  const url = `http://localhost:${server.port}${engine.url(plan(n).groups[1].pages[4].path)}`;
  const attempt = async (name, measure) => {
    const load = os.loadavg()[0];
    try {
      const result = await measure();
      save(key, n, { [name]: { ...result, load } });
      log(key, n, name, 'done');
    } catch (error) {
      save(key, n, { [name]: { error: error.message.slice(0, 500) } });
      log(key, n, name, 'failed:', error.message.split('\n')[0]);
    }
  };
  const slow = { latency: 150, kbps: 1600, samples: 3 };
  const navigate = (options) => measureNavigation(url, { selector: engine.nav, ...options });
  await attempt('page', () => measurePage(url));
  await attempt('lighthouse', () => measureLighthouse(url, { tools }));
  await attempt('paint', () => measurePaint(url));
  await attempt('nav', () => navigate({}));
  await attempt('navHovered', () => navigate({ hover: 400 }));
  await attempt('navSlow', () => navigate(slow));
  await attempt('navSlowHovered', () => navigate({ ...slow, hover: 1500 }));
  if (engine.search) await attempt('search', () => measureSearch(url, engine.search));
  await server.close();
}

for (const name of ['results', 'out', 'logs', 'sites'])
  fs.mkdirSync(inScratch(name), { recursive: true });
const tools = isWhole || values.pages ? installTools() : '';
for (const key of values.report ? [] : values.engine.split(',')) {
  if (!engines[key])
    throw new Error(`Unknown engine "${key}". Name some of: ${Object.keys(engines).join(', ')}.`);
  if (isWhole || values.build) prepareSite(engines[key]);
  for (const n of values.n.split(',').map(Number)) {
    if (isWhole || values.build) await build(key, n);
    if (isWhole || values.pages) await measurePages(key, n, tools);
  }
}
// A folder of one's own is for comparing two versions of this site: it has a few rows, and the tables of all must not be lost for them.
const results = ownFolder
  ? inScratch('RESULTS.md')
  : path.resolve(import.meta.dirname, '../../../bench/RESULTS.md');
await report(inScratch('results'), results);
