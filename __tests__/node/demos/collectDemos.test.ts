import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collectDemos } from '../../../src/node/demos/collectDemos';
import { createTemporaryFolder } from '../../support/temporaryFolder';

const demo = 'export default function Tides() {\n  return null;\n}\n';

/** Mistakes of a page's folder, as `file:line: message`. */
function findErrors(files: Readonly<Record<string, string>>): string[] {
  const content = createTemporaryFolder('content');
  const folder = path.join(content, 'react-tides');
  mkdirSync(folder);
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  return collectDemos(content).errors.map(
    ({ file, line, message }) => `${path.basename(file)}:${String(line)}: ${message}`,
  );
}

it('finds nothing wrong with a demo that has a module and a stylesheet', () => {
  const css =
    '/* @import "./other.css"; */\n.a { background: url(data:image/png;base64,aa); mask: url(#wave); }\n' +
    '.b { background: url("https://example.com/a.png"); }';
  expect(
    findErrors({
      'Tides.tsx': `import './tides.css';\nimport { high } from './high';\n${demo}`,
      'high.ts': 'export const high = 4;',
      'tides.css': css,
    }),
  ).toEqual([]);
});

it('says where a demo or its module cannot be read, and nothing else of it', () => {
  expect(
    findErrors({
      'Tides.tsx': `import './high';\n${demo}`,
      'high.ts': 'export const high = 4;\nexport const low = ;\n',
      'Waves.tsx': 'export default function Waves() {\n  return <p>high</div>;\n}\n',
    }),
  ).toEqual([
    expect.stringContaining('high.ts:2: This cannot be read as TypeScript: Unexpected ";".'),
    expect.stringContaining(
      'Waves.tsx:2: This cannot be read as TypeScript: Unexpected closing "div" tag does not match opening "p" tag.',
    ),
  ]);
});

it.each([
  ['<img src="/dome.png" alt="" />', '/dome.png'],
  ["<CardMedia image={'./dome.png'} />", './dome.png'],
  ["<Box sx={{ backgroundImage: 'url(/dome.png)' }} />", '/dome.png'],
])('refuses the picture of %s, which an exported project does not get', (tag, address) => {
  const code = `export default function Tides() {\n  return ${tag};\n}\n`;
  expect(findErrors({ 'Tides.tsx': code })).toEqual([
    expect.stringContaining(
      `:2: "${address}" is a file that an exported project does not have. Draw the picture in the code`,
    ),
  ]);
});

it('takes a picture that is written out', () => {
  const code =
    'export default () => <img src="data:image/png;base64,a/b" srcSet={`${url} 2x`} alt="" />;\n';
  expect(findErrors({ 'Tides.tsx': code })).toEqual([]);
});

it('takes the folder of a page for no demo, which is told of its name', () => {
  const content = createTemporaryFolder('content');
  mkdirSync(path.join(content, 'Tides'));
  writeFileSync(path.join(content, 'Tides/index.mdx'), '');
  expect(collectDemos(content)).toEqual({ demos: [], errors: [] });
});

it.each(['./data.json', './wave.png'])(
  'refuses the file %s, which an exported project does not get',
  (file) => {
    expect(
      findErrors({
        'Tides.tsx': `\nimport data from '${file}';\n${demo}`,
        [path.basename(file)]: '{}',
      }),
    ).toEqual([expect.stringContaining(`Tides.tsx:2: "${file}" cannot be part of a demo.`)]);
  },
);

it('refuses what a stylesheet asks of other files, at its line', () => {
  const css = [
    '@import "./other.css";',
    '@import url(https://example.com/font.css);',
    '.a {',
    '  background: url(./wave.png);',
    "  mask: url( 'wave.svg' );",
    '  border-image: URL("../wave.svg");',
    '}',
  ].join('\n');
  const errors = findErrors({
    'Tides.tsx': `import './tides.css';\n${demo}`,
    'tides.css': css,
    'other.css': '',
    'wave.png': '',
  });
  expect(errors).toEqual([
    expect.stringContaining('tides.css:1: "@import" '),
    expect.stringContaining('tides.css:2: "@import" '),
    expect.stringContaining('tides.css:4: "./wave.png" '),
    expect.stringContaining('tides.css:5: "wave.svg" '),
    expect.stringContaining('tides.css:6: "../wave.svg" '),
  ]);
});

it('refuses a package that only a type names, and what is required', () => {
  const code = `let tide: import('lodash').Tide;\nconst dayjs = require('dayjs');\nconst high = require('./high');\n${demo}`;
  expect(findErrors({ 'Tides.tsx': code, 'high.ts': '' })).toEqual([
    expect.stringContaining('Tides.tsx:1: "lodash" is not a dependency'),
    expect.stringContaining('Tides.tsx:2: "require(\'dayjs\')" '),
    expect.stringContaining('Tides.tsx:3: "require(\'./high\')" '),
  ]);
});

it('names the file that a demo of several stylings lacks', () => {
  const content = createTemporaryFolder('content');
  mkdirSync(path.join(content, 'react-tides/Tides'), { recursive: true });
  writeFileSync(path.join(content, 'react-tides/Tides/css.tsx'), demo);
  expect(collectDemos(content).errors).toEqual([
    {
      file: expect.stringMatching(/react-tides\/Tides\/system\.tsx$/) as string,
      line: 1,
      message:
        'The demo "Tides" has no such file. Add it; tailwind.tsx and css.tsx stand beside it.',
    },
  ]);
});

it('refuses a default export that is no component', () => {
  expect(findErrors({ 'Tides.tsx': 'export default interface Tides {}' })).toEqual([
    expect.stringContaining('has no default export'),
  ]);
});
