import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTagFilter } from '../../../src/node/demos/createTagFilter';
import { createTemporaryFolder } from '../../support/temporaryFolder';

const folder = createTemporaryFolder('tags');
const page = path.join(folder, 'index.mdx');
const text = 'Some words.\n\n<Demo name="Basic" />\n';
const write = (content: string) => writeFileSync(page, content);

it('tells of changed tags, and not of changed words or of lines that come before', () => {
  write(text);
  const hasNewTags = createTagFilter(folder);
  write(`More words.\n\n${text}`);
  expect(hasNewTags(page)).toBe(false);
  write(text.replace('"Basic"', '"Basic" iframe'));
  expect(hasNewTags(page)).toBe(true);
  expect(hasNewTags(page)).toBe(false);
});

it('does not tell of a new page without tags', () => {
  const hasNewTags = createTagFilter(folder);
  const plain = path.join(folder, 'plain.mdx');
  writeFileSync(plain, 'Words.\n');
  expect(hasNewTags(plain)).toBe(false);
  writeFileSync(plain, '<Demo name="Basic" />\n');
  expect(hasNewTags(plain)).toBe(true);
});

it('tells of a page that is new or gone, when it has tags', () => {
  write('Words.\n');
  const hasNewTags = createTagFilter(folder);
  const other = path.join(folder, 'other.mdx');
  writeFileSync(other, '<Playground of="Button" />\n');
  expect(hasNewTags(other)).toBe(true);
  rmSync(other);
  expect(hasNewTags(other)).toBe(true);
});
