import { toMarkdownTwin } from '../../../src/node/output/toMarkdownTwin';

function toTwin(markdown: string): string {
  return toMarkdownTwin(
    { title: 'Chip', description: 'Small things.', markdown },
    {
      product: null,
      demos: [],
      findReference: () => undefined,
      tools: { IconSearch: () => 'Abc, AcUnit.' },
    },
  );
}

test('no tag is left, however its attributes are written', () => {
  const twin = toTwin(
    [
      `<Playground of="Chip" values='{"label":"a > b"}' />`,
      '<Playground',
      '  of="Chip"',
      '  wrap="narrow"',
      '/>',
      '<Callout type="warning">',
      '',
      'Take care.',
      '',
      '</Callout>',
    ].join('\n'),
  );
  expect(twin).not.toContain('<');
  expect(twin).toContain('Take care.');
});

test('alternatives are told apart by their labels', () => {
  const twin = toTwin(
    '<Tabs storageKey="x">\n<Tab label="npm">\n\nOne\n\n</Tab>\n<Tab label="yarn">\n\nTwo\n\n</Tab>\n</Tabs>',
  );
  expect(twin.split('\n').filter(Boolean).slice(-4)).toEqual(['**npm**', 'One', '**yarn**', 'Two']);
});

test('code keeps its tags, also in a longer fence', () => {
  const code = '````mdx\n<Demo name="A" />\n```tsx\n<Tab label="b">\n```\n````';
  expect(toTwin(`Before\n\n${code}\n\nAfter`)).toContain(code);
});

test('a tool is told in words', () => {
  expect(toTwin('<IconSearch />')).toContain('Abc, AcUnit.');
});
