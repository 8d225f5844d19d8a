import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { planPages } from '../../../../../scripts/bench/peers/content/planPages';
import { toEngine } from '../../../../../scripts/bench/peers/engines';
import { writePeerContent } from '../../../../../scripts/bench/peers/sites/writePeerContent';
import { createTemporaryFolder } from '../../../../support/temporaryFolder';

const groups = planPages(15);
const page = 'foundations/button-basics-1.md';

test('an engine gets the pages, a start page, the plan as data, and icons', () => {
  const site = createTemporaryFolder('site');
  writePeerContent(site, groups, toEngine('starlight'));
  const read = (name: string) => readFileSync(path.join(site, name), 'utf8');
  expect(read(`src/content/docs/${page}`)).toContain('title: Button Basics 1\n');
  expect(read('src/content/docs/index.md')).toContain(
    'A library of 15 pages. Start with [Button Basics 1](./foundations/button-basics-1/).\n',
  );
  expect(JSON.parse(read('manifest.json'))).toEqual({ n: 15, groups });
  expect(existsSync(path.join(site, 'public/favicon.ico'))).toBe(true);
});

test('pages that were there go, and what the engine keeps among them stays', () => {
  const site = createTemporaryFolder('site');
  const old = path.join(site, 'docs/old');
  const config = path.join(site, 'docs/.vitepress/config.mjs');
  mkdirSync(old, { recursive: true });
  mkdirSync(path.dirname(config), { recursive: true });
  writeFileSync(config, '');
  writePeerContent(site, groups, toEngine('vitepress'));
  expect(existsSync(old)).toBe(false);
  expect(existsSync(config)).toBe(true);
  expect(existsSync(path.join(site, 'docs', page))).toBe(true);
});
