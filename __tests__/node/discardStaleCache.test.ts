import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { discardStaleCache, markCache } from '../../src/node/discardStaleCache';
import { createTemporaryFolder } from '../support/temporaryFolder';

const site = createTemporaryFolder('site');
const isKept = () => existsSync(path.join(site, 'public'));
const compile = (code: string) =>
  writeFileSync(path.join(site, '.cache/compiled/gatsby-node.js'), code);

beforeEach(() => {
  mkdirSync(path.join(site, '.cache/compiled'), { recursive: true });
  mkdirSync(path.join(site, 'public'), { recursive: true });
});

it('keeps the cache that the same code made, and discards that of other code', () => {
  compile('one');
  markCache(site);
  discardStaleCache(site);
  expect(isKept()).toBe(true);
  compile('two');
  discardStaleCache(site);
  expect(isKept()).toBe(false);
});

it('discards the cache of `develop` for a build, whose tokens have other names', () => {
  const build = process.env.NODE_ENV;
  compile('one');
  try {
    Object.assign(process.env, { NODE_ENV: 'development' });
    markCache(site);
    Object.assign(process.env, { NODE_ENV: 'production' });
    discardStaleCache(site);
  } finally {
    Object.assign(process.env, { NODE_ENV: build });
  }
  expect(isKept()).toBe(false);
});

it('discards a cache that nobody marked', () => {
  rmSync(path.join(site, '.cache/origin.txt'), { force: true });
  discardStaleCache(site);
  expect(isKept()).toBe(false);
});

it('discards the cache of a site that was elsewhere then, since its nodes have the paths of files', () => {
  compile('one');
  markCache(site);
  const moved = createTemporaryFolder('moved');
  cpSync(site, moved, { recursive: true });
  discardStaleCache(moved);
  expect(existsSync(path.join(moved, 'public'))).toBe(false);
});
