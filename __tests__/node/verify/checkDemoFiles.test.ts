import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AuthoredDemo } from '../../../src/node/demos/collectDemos';
import type { ContentError } from '../../../src/node/errors';
import { checkDemoFiles } from '../../../src/node/verify/checkDemoFiles';
import { docsPage, site } from '../../support/siteContent';
import { createTemporaryFolder } from '../../support/temporaryFolder';

const folder = 'content/react-chip';
const demo = (name: string): AuthoredDemo => ({
  name,
  docsPagePathname: '/react-chip/',
  isFramed: false,
  sources: [
    {
      file: `${folder}/${name}.tsx`,
      code: '',
      styling: 'System',
      localFiles: [{ file: `${folder}/${name}/styles.css`, code: '' }],
      packages: [],
    },
  ],
});

function check(files: readonly string[], problems: ContentError[] = []): string[] {
  const root = createTemporaryFolder('demo-files');
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, folder, file)), { recursive: true });
    writeFileSync(path.join(root, folder, file), '');
  }
  const page = docsPage('/react-chip/', { mentions: [{ kind: 'Demo', value: 'Loud', line: 9 }] });
  const content = site({ docsPages: [page], problems });
  return checkDemoFiles({ demos: [demo('Loud'), demo('Quiet')], content }, root).map(
    ({ file, line, message }) => `${file}:${line}: ${message}`,
  );
}

const notShown = `${folder}/Quiet.tsx:1: The demo "Quiet" is not shown. Write <Demo name="Quiet" /> into the page beside it, or remove the demo.`;
const own = ['index.mdx', 'Loud.tsx', 'Loud/styles.css', 'Quiet.tsx', 'meanings.yml', '.#Loud.tsx'];

test('a demo that its page does not show is told of', () => {
  expect(check(own)).toEqual([notShown]);
});

test.each(['loud.tsx', 'Loud/Tailwind.tsx', 'Loud.jsx', 'Loud/theme.scss'])(
  'so is %s, which no demo has',
  (file) => {
    expect(check([...own, file])).toEqual([
      notShown,
      expect.stringContaining(`${folder}/${file}:1: No demo has this file. `),
    ]);
  },
);

test.each(['chips.md', 'Loud/chips.png'])('so is %s, which nothing reads', (file) => {
  expect(check([...own, file])).toEqual([
    notShown,
    expect.stringContaining(`${folder}/${file}:1: Nothing reads this file. `),
  ]);
});

test('what a page with a mistake shows is not known', () => {
  const problem = { file: `${folder}/index.mdx`, line: 2, message: 'Unexpected character.' };
  expect(check(own, [problem])).toEqual([]);
});

test('a file that a demo without its system.tsx may import is not told of', () => {
  const problem = { file: `${folder}/Loud/system.tsx`, line: 1, message: 'No such file.' };
  expect(check([...own, 'loud.ts', 'Loud/index.tsx'], [problem])).toEqual([notShown]);
});

test('a file that a broken demo may import is not told of', () => {
  const problem = { file: `${folder}/Loud.tsx`, line: 2, message: 'There is no file "./lod".' };
  expect(check([...own, 'loud.ts'], [problem])).toEqual([notShown]);
});
