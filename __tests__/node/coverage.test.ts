import { checkCoverage } from '../../src/node/coverage/checkCoverage';
import { addUsages, readBlocks, type Usages } from '../../src/node/coverage/readUsages';
import type { WithoutPage } from '../../src/node/coverage/readWithoutPage';
import { toCoverage, type CoverageSource } from '../../src/node/coverage/toCoverage';
import { toCoverageHtml } from '../../src/node/coverage/toCoverageHtml';
import { toCoverageTable } from '../../src/node/coverage/toCoverageTable';
import { toCoverageMarkdown } from '../../src/node/output/toCoverageMarkdown';

function readUsages(code: string): Record<string, string[]> {
  const usages: Usages = new Map();
  addUsages(code, usages);
  return Object.fromEntries([...usages].map(([name, props]) => [name, [...props].sort()]));
}

test('a prop is shown under whatever name its component is imported', () => {
  const code = [
    "import Button from '@mui/material/Button';",
    "import { Button as JoyButton, type ButtonProps } from '@mui/joy';",
    "import Grid from '@mui/material/Unstable_Grid2';",
    "import { Experimental_CssVarsProvider as Provider } from '@mui/material/styles';",
    'const Own = (props: ButtonProps) => <b {...props} />;',
    'export const all = <><Button size="small">A</Button><JoyButton loading /><Grid xs={1} /><Own color="danger" /><Provider attribute="data-x" /></>;',
  ].join('\n');
  expect(readUsages(code)).toEqual({
    '@mui/material Button': ['children', 'size'],
    '@mui/joy Button': ['loading'],
    '@mui/material Grid2': ['xs'],
    '@mui/material CssVarsProvider': ['attribute'],
  });
});

test('blocks of Markdown show props, of a diff the new side', () => {
  const markdown = [
    '```diff',
    " import Button from '@mui/material/Button';",
    '-export const a = <Button color="primary" />;',
    '+export const a = <Button size="small" />;',
    '```',
    '```bash',
    'npm test',
    '```',
  ].join('\n');
  expect(readBlocks(markdown).map(readUsages)).toEqual([{ '@mui/material Button': ['size'] }]);
});

function createSource(components: string[]): CoverageSource {
  const reference = (name: string) => ({
    key: `material-ui/${name}`,
    name,
    kind: 'component',
    product: 'material-ui',
    packageName: '@mui/material',
    pathname: `/material-ui/api/${name.toLowerCase()}/`,
    props: [
      { name: 'size', deprecatedHtml: null },
      { name: 'color', deprecatedHtml: null },
      { name: 'old', deprecatedHtml: '' },
    ],
  });
  return {
    products: [{ productId: 'material-ui', name: 'Material UI', prefix: '/material-ui/' }],
    apiReferences: [reference('Button'), reference('TableCell'), reference('Toolbar')],
    docsPages: [
      {
        pathname: '/material-ui/react-button/',
        product: 'material-ui',
        components,
        hooks: [],
        mentions: [],
        markdown: '',
        sourceFile: 'content/material-ui/react-button/index.mdx',
      },
    ],
    blogPosts: [],
    demos: [
      {
        name: 'Sizes',
        docsPagePathname: '/material-ui/react-button/',
        variants: [
          {
            codeVariant: 'TS',
            codeStyling: 'System',
            filename: 'Sizes.tsx',
            code: "import Button from '@mui/material/Button';\nexport default () => <Button size='small' />;",
          },
        ],
      },
    ],
  } as unknown as CoverageSource;
}

const listed: WithoutPage[] = [
  { product: 'material-ui', names: ['Toolbar'], reason: 'Told elsewhere.', line: 3 },
];
const unwritten = ['/material-ui/react-table/'];

test('tells what is named, listed, to be written, shown and not shown', () => {
  const [product] = toCoverage(createSource(['Button']), listed, unwritten);
  expect(product?.references).toEqual([
    expect.objectContaining({
      name: 'Button',
      page: { is: 'named' },
      shown: ['size'],
      unshown: ['color'],
    }),
    expect.objectContaining({
      name: 'TableCell',
      page: { is: 'unwritten', pathname: '/material-ui/react-table/' },
    }),
    expect.objectContaining({ name: 'Toolbar', page: { is: 'listed', reason: 'Told elsewhere.' } }),
  ]);
});

test('a component without page and reason is a mistake of the page that should name it', () => {
  const source = createSource([]);
  expect(checkCoverage(source, toCoverage(source, listed, unwritten), listed)).toEqual([
    {
      file: 'content/material-ui/react-button/index.mdx',
      line: 1,
      message: expect.stringContaining('No page names the component "Button"'),
    },
  ]);
});

test('the list holds nothing that a page names or that does not exist', () => {
  const source = createSource(['Button', 'Toolbar']);
  const list = [...listed, { product: 'material-ui', names: ['Tolbar'], page: '/x/', line: 7 }];
  const errors = checkCoverage(source, toCoverage(source, list, unwritten), list);
  expect(errors.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '3: "Toolbar" of material-ui is named by a page. Take it off the list.',
    '7: "Tolbar" is no component or hook of material-ui. Take it off the list.',
  ]);
});

describe('the report', () => {
  const coverage = toCoverage(createSource(['Button']), listed, unwritten);
  const summary = toCoverageTable(coverage, undefined);
  const product = toCoverageTable(coverage, 'material-ui');

  test('has the figures of each product and the props that nothing shows', () => {
    expect(summary && toCoverageHtml(summary)).toContain(
      '<tr><th scope="row">Material UI</th><td>3</td><td>1</td><td>1</td><td>1</td><td>6</td><td>1</td><td>17 %</td></tr>',
    );
    expect(product && toCoverageHtml(product)).toContain(
      '<tr><th scope="row"><a class="code-link" href="/material-ui/api/button/"><code>Button</code></a></th><td>Yes</td><td>1 of 2</td><td><code>color</code></td>',
    );
  });

  test('has the same in Markdown', () => {
    expect(summary && toCoverageMarkdown(summary)).toContain(
      '| Material UI | 3 | 1 | 1 | 1 | 6 | 1 | 17 % |',
    );
    expect(product && toCoverageMarkdown(product).split('\n')).toEqual([
      '| Name | Page | Props shown | Not shown yet |',
      '| --- | --- | --- | --- |',
      '| [`Button`](/material-ui/api/button/) | Yes | 1 of 2 | `color` |',
      '| [`TableCell`](/material-ui/api/tablecell/) | To be written | 0 of 2 | `size` `color` |',
      '| [`Toolbar`](/material-ui/api/toolbar/) | Told elsewhere. | 0 of 2 | `size` `color` |',
    ]);
  });

  test('has no table of a product that is none', () => {
    expect(toCoverageTable(coverage, 'material-uii')).toBeNull();
  });
});
