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
      'Take care.',
    ].join('\n'),
  );
  expect(twin).not.toContain('<');
  expect(twin).toContain('Take care.');
});

test('code keeps its tags, also in a longer fence', () => {
  const code = '````mdx\n<Demo name="A" />\n```tsx\n<Props of="Chip" />\n```\n````';
  expect(toTwin(`Before\n\n${code}\n\nAfter`)).toContain(code);
});

test('a tool is told in words', () => {
  expect(toTwin('<IconSearch />')).toContain('Abc, AcUnit.');
});
