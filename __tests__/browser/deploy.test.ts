import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { waitForQuiet } from '../../scripts/browser/waitForQuiet';
import {
  serveSite,
  waitForHydration,
  waitForWorker,
  withoutWorker,
  type ServedSite,
} from './support/site';
import { createTemporaryFolder } from '../support/temporaryFolder';

const opened = '/material-ui/react-button/';
const wanted = '/material-ui/api/button/?from=test#props';
/** Two of one kind, whose script is there before and after. */
const ofOneKind = ['/material-ui/api/button/', '/material-ui/api/icon-button/'] as const;

/** The files that these tests look at: the pages named above, and what every page shares. */
const copied = [
  /^[^/]+\.(js|json|svg|html|webmanifest)$/,
  /^_(headers|redirects)$/,
  /^page-data(\/(app-data|sq|material-ui|offline)|$)/,
  /^material-ui(\/(react-button|api)|$)/,
  /^(demos|navigation|search|offline|workbox)/,
];

let folder: string;
let site: ServedSite;
let context: BrowserContext;
let page: Page;
/** Documents that were shown, by address without the host. */
let documents: string[];

beforeEach(async () => {
  folder = createTemporaryFolder('deploy');
  const source = path.resolve('public');
  for (const name of readdirSync(source)) {
    if (!copied.some((pattern) => pattern.test(name))) continue;
    cpSync(path.join(source, name), path.join(folder, name), {
      recursive: true,
      filter: (from) => {
        const inner = path.relative(source, from);
        return copied.some((pattern) => pattern.test(inner)) && !inner.endsWith('.md');
      },
    });
  }
  site = await serveSite(folder);
  // Without the worker, which would answer with what it kept.
  context = await site.openContext(withoutWorker);
  page = await context.newPage();
  documents = [];
  page.on('domcontentloaded', () => {
    documents.push(page.url().replace(site.url, ''));
  });
});
afterEach(async () => {
  await site.close();
});

function listNames(pattern: RegExp): string[] {
  return readdirSync(folder).filter((name) => pattern.test(name));
}

function replaceIn(name: string, changes: ReadonlyMap<string, string>): void {
  const file = path.join(folder, name);
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of changes) text = text.replaceAll(from, to);
  writeFileSync(file, text);
}

/**
 * Puts another version of the same site in the place of the first: every script of Gatsby has another name, and the old ones are
 * gone.
 * @param isWhole whether the scripts of API pages and settings are there; else the new version lacks them too.
 */
function deploy(isWhole = true): void {
  const hashes = new Map<string, string>();
  for (const name of listNames(/-[0-9a-f]{10}\.js$/)) {
    const [, hash = ''] = /-([0-9a-f]{10})\.js$/.exec(name) ?? [];
    const next = [...hash].reverse().join('');
    hashes.set(hash, next);
    renameSync(path.join(folder, name), path.join(folder, name.replace(hash, next)));
  }
  const { webpackCompilationHash: version } = JSON.parse(
    readFileSync(path.join(folder, 'page-data/app-data.json'), 'utf8'),
  ) as { webpackCompilationHash: string };
  hashes.set(version, [...version].reverse().join(''));
  // Of the files whose name stays, by which the worker sees that they are others.
  for (const [, revision = ''] of readFileSync(path.join(folder, 'sw.js'), 'utf8').matchAll(
    /"revision": "(\w+)"/g,
  ))
    hashes.set(revision, [...revision].reverse().join(''));
  const pages = [opened, ...ofOneKind, '/offline/', '/offline-plugin-app-shell-fallback/'];
  const files = pages.map((pathname) => `${pathname.slice(1)}index.html`);
  for (const name of [...files, 'sw.js', 'page-data/app-data.json', ...listNames(/^app-.*\.js$/)])
    replaceIn(name, hashes);
  if (isWhole) return;
  for (const name of listNames(/^(settings|component---src-templates-api-page)-?.*\.js$/))
    rmSync(path.join(folder, name));
}

async function follow(address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
  }, address);
}

test('a page that is followed to after a deploy is the new version at the full address, loaded once', async () => {
  await page.goto(site.url + opened);
  await waitForHydration(page);
  deploy();
  await follow(wanted);
  await page.waitForFunction((address) => location.href === address, site.url + wanted);
  await page.getByRole('heading', { level: 1, name: 'Button API' }).waitFor();
  await waitForHydration(page);
  expect(documents).toEqual([opened, wanted]);
});

test('from such a page Back leads to the one before', async () => {
  const [first, second] = ofOneKind;
  await page.goto(site.url + first);
  await waitForHydration(page);
  deploy();
  await follow(second);
  await page.getByRole('heading', { level: 1, name: 'IconButton API' }).waitFor();
  await waitForHydration(page);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Button API', exact: true }).waitFor();
  expect(page.url()).toBe(site.url + first);
});

test('a part of the frame that is gone loads the page anew, once, and then is there', async () => {
  await page.goto(site.url + opened);
  await waitForHydration(page);
  deploy();
  const settings = page.getByRole('button', { name: 'Toggle settings drawer' });
  const reload = page.waitForEvent('framenavigated');
  await settings.click();
  await reload;
  await waitForHydration(page);
  await settings.click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(documents).toEqual([opened, opened]);
});

test('a deploy that lacks files makes no loop and no blank page', async () => {
  await page.goto(site.url + opened);
  await waitForHydration(page);
  deploy(false);
  await follow(wanted);
  await page.waitForFunction((address) => location.href === address, site.url + wanted);
  await page.getByRole('heading', { level: 1, name: 'Button API' }).waitFor();
  await waitForQuiet(page);
  expect(await page.locator('main').innerText()).toMatch(/variant/);
  expect(documents.length).toBeLessThanOrEqual(3);
  const before = documents.length;
  await page.goBack();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await waitForQuiet(page);
  expect(await page.locator('h1').innerText()).toMatch(/Button/);
  expect(documents.length - before).toBeLessThanOrEqual(2);
});

test('a page that was kept comes alive without a network when another one was visited after a deploy', async () => {
  const [, other] = ofOneKind;
  const own = await site.openContext();
  const reader = await own.newPage();
  await reader.goto(site.url + opened);
  await waitForHydration(reader);
  await waitForWorker(reader);
  // Under the worker, which has the scripts of this version.
  await reader.reload();
  await waitForHydration(reader);
  deploy();
  await reader.addInitScript(() =>
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      document.documentElement.dataset['worker'] = 'new';
    }),
  );
  await reader.goto(site.url + other);
  await waitForHydration(reader);
  await reader.waitForFunction(() => document.documentElement.dataset['worker'] === 'new');
  await site.pause();

  await reader.goto(site.url + opened);
  await waitForHydration(reader);
  expect(await reader.locator('h1').innerText()).toMatch(/Button/);
  await reader.keyboard.press('Control+k');
  await reader.locator('dialog').getByRole('combobox').fill('slider');
  await reader.locator('dialog').getByRole('option').first().waitFor();
});

test('a demo that is gone with a deploy of other content loads the page anew, once', async () => {
  await page.goto(site.url + opened);
  await waitForHydration(page);
  const files = [
    'page-data/material-ui/react-button/page-data.json',
    'material-ui/react-button/index.html',
  ];
  const text = readFileSync(
    path.join(folder, 'page-data/material-ui/react-button/page-data.json'),
    'utf8',
  );
  // The script of the page's demos, and what each of them is alone.
  const own = /\/demos\/(?:[A-Z]\w*|material-ui-react-button)-([\w-]{8})\.js/g;
  const hashes = new Map(
    Array.from(text.matchAll(own), ([, hash = '']) => [hash, [...hash].reverse().join('')]),
  );
  for (const name of readdirSync(path.join(folder, 'demos'))) {
    let next = name;
    for (const [from, to] of hashes) next = next.replace(from, to);
    if (next === name) continue;
    renameSync(path.join(folder, 'demos', name), path.join(folder, 'demos', next));
    replaceIn(`demos/${next}`, hashes);
  }
  for (const file of files) replaceIn(file, hashes);

  const reload = page.waitForEvent('framenavigated');
  await page.locator('[data-demo^="SavingButton"]').scrollIntoViewIfNeeded();
  await reload;
  await waitForHydration(page);
  await page.locator('[data-demo^="PillButtons"]').scrollIntoViewIfNeeded();
  await waitForQuiet(page);
  expect(await page.getByText('could not be loaded').count()).toBe(0);
  expect(documents).toEqual([opened, opened]);
});
