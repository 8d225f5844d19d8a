import { readPageTags } from '../../../src/node/demos/readPageTags';

const page = [
  '---',
  'title: Chip',
  '---',
  '',
  '<Playground',
  '  of="Chip"',
  '  values=\'{"label":"a /> b"}\'',
  '/>',
  '',
  '<Playground of="Button"></Playground>',
  '',
  '{/*',
  '<Playground of="Fab" />',
  '*/}',
  '',
  '<Demo name="A" height={200} /> <Demo name="B" iframe />',
  '',
  '```mdx',
  '<Demo name="C" />',
  '```',
].join('\n');

test('tags are those that the page becomes islands of, at their lines of the file', () => {
  expect(readPageTags(page, 'Playground')).toEqual([
    { line: 5, attributes: { of: 'Chip', values: '{"label":"a /> b"}' } },
    { line: 10, attributes: { of: 'Button' } },
  ]);
});

test('all tags of a line are read, and none of a block of code', () => {
  expect(readPageTags(page, 'Demo')).toEqual([
    { line: 16, attributes: { name: 'A', height: '200' } },
    { line: 16, attributes: { name: 'B', iframe: 'true' } },
  ]);
});

test('a page that is no MDX yet has no tags', () => {
  expect(readPageTags('<Demo name="A" />\n\n<Callout>', 'Demo')).toEqual([]);
});
