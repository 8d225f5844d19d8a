import { compileMdx } from '../../../src/node/mdx/compileMdx';
import { toMarkdownTwin } from '../../../src/node/output/toMarkdownTwin';

function toTwin(body: string): string {
  const { markdown } = compileMdx(body, 'page.mdx', 1);
  return toMarkdownTwin(
    { title: 'Chip', description: 'Small things.', markdown },
    {
      product: null,
      demos: [
        {
          name: 'A',
          docsPagePathname: '/x/',
          variants: [
            {
              codeVariant: 'TS',
              codeStyling: 'System',
              filename: 'A.tsx',
              code: 'a();\n\n\nb();\n',
            },
          ],
        },
      ],
      findReference: () => undefined,
      apiLinks: [{ title: 'Chip', pathname: '/x/api/chip/' }],
      tools: {
        IconSearch: () => 'Abc, AcUnit.',
        Coverage: (_product, { of }) => `Table of ${String(of)}.`,
      },
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

const demo = '```tsx\n// A.tsx\na();\n\n\nb();\n```';

test.each([
  '<Demo name="A"></Demo>',
  "<Demo name='A' />",
  '<Demo name={"A"} title="a > b" height={300}/>',
])('%s is the code of the demo, in which nothing is changed', (tag) => {
  expect(toTwin(`Before\n\n${tag}\nAfter`)).toContain(`Before\n\n${demo}\n\nAfter`);
});

test('two tags on a line are two blocks', () => {
  expect(toTwin('<Demo name="A" /> <Demo name="A" />')).toContain(`${demo}\n\n${demo}\n`);
});

test('a tool is told in words', () => {
  expect(toTwin('<IconSearch />')).toContain('Abc, AcUnit.');
});

test('what is counted of a product stands where its tag stands', () => {
  expect(toTwin('<Coverage of="joy-ui" />')).toContain('Table of joy-ui.');
});

test('the API pages of what it is about stand at its end, as on the page', () => {
  expect(toTwin('Small.')).toMatch(/Small\.\n\n## API\n\n- \[`Chip`\]\(\/x\/api\/chip\/\)\n$/);
});
