import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { planPages } from '../../../../../scripts/bench/peers/content/planPages';
import { toEngine } from '../../../../../scripts/bench/peers/engines';
import { writeOurContent } from '../../../../../scripts/bench/peers/sites/writeOurContent';
import { parseNavigation } from '../../../../../src/node/content/parseNavigation';
import { createTemporaryFolder } from '../../../../support/temporaryFolder';

test('our site gets a folder for each page, and a navigation of ours over all of them', () => {
  const site = createTemporaryFolder('site');
  const old = path.join(site, 'content/material-ui/old');
  mkdirSync(old, { recursive: true });
  writeOurContent(site, planPages(15), toEngine('plumbline'));
  expect(existsSync(old)).toBe(false);
  const file = path.join(site, 'content/material-ui/navigation.yml');
  const groups = parseNavigation(readFileSync(file, 'utf8'), file);
  expect(groups.map(({ title }) => title)).toEqual(['Foundations', 'Inputs']);
  const pages = groups.flatMap(({ children }) => children ?? []);
  expect(pages).toHaveLength(15);
  for (const { pathname } of pages)
    expect(existsSync(path.join(site, 'content', pathname, 'index.mdx'))).toBe(true);
});
