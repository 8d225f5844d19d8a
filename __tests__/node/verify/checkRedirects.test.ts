import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRedirectsOrNone } from '../../../src/node/redirects/redirects';
import { checkRedirects } from '../../../src/node/verify/checkRedirects';
import { createTemporaryFolder } from '../../support/temporaryFolder';

const pathnames = new Set(['/a/chip/', '/a/badge/']);
const targets = {
  checkHash: (link: string) => (link.endsWith('#gone') ? `"${link}" has no anchor.` : null),
};

function write(...rows: string[]): string {
  const root = createTemporaryFolder('redirects');
  mkdirSync(path.join(root, 'content'));
  writeFileSync(path.join(root, 'content/redirects.yml'), `# Old.\n${rows.join('\n')}\n`);
  return root;
}

const check = (...rows: string[]) =>
  checkRedirects(write(...rows), targets, pathnames).map(({ line, message }) => [line, message]);

test('rows that lead to pages, to files and to patterns are right', () => {
  expect(
    check(
      '- { from: /old/chips/, to: /a/chip/ }',
      "- { from: '/old/*', to: '/a/:splat' }",
      '- { from: /feed/rss.xml, to: /blog/rss.xml }',
    ),
  ).toEqual([]);
});

test('a row to no page is told of at its line, with what may be meant', () => {
  expect(check('- { from: /old/chips/, to: /a/chip/ }', '- { from: /b/, to: /a/chipp/ }')).toEqual([
    [3, '"/a/chipp/" leads to no page of today. Did you mean "/a/chip/"? Correct the pathname.'],
  ]);
});

test('so is a section that is not there, at the line of its address', () => {
  expect(check('- {', '    from: /old/chips/,', "    to: '/a/chip/#gone',", '  }')).toEqual([
    [4, '"/a/chip/#gone" has no anchor.'],
  ]);
});

test('a row that takes a page of today away is told of', () => {
  expect(check('- { from: /a/chip/, to: /a/badge/ }')).toEqual([
    [2, expect.stringContaining('"/a/chip/" is a page of today')],
  ]);
});

test('so is one that a row above answers, by a pattern or by the same address', () => {
  const above = expect.stringContaining('is answered by a row above') as string;
  expect(
    check(
      "- { from: '/old/*', to: '/a/:splat' }",
      '- { from: /old/chips/, to: /a/chip/ }',
      '- { from: /b/, to: /a/chip/ }',
      '- { from: /b/, to: /a/badge/ }',
    ),
  ).toEqual([
    [3, above],
    [5, above],
  ]);
});

test('who can do without redirects has none where a row is wrong', () => {
  const read = (row: string) => readRedirectsOrNone(path.join(write(row), 'content/redirects.yml'));
  expect(read('- { from: /b/, to: /a/chip/ }')).toHaveLength(1);
  expect(read('- { from: /b, to: /a/chip/ }')).toEqual([]);
});
