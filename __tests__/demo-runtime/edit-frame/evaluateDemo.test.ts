import { evaluateDemo } from '../../../src/demo-runtime/edit-frame/evaluateDemo';
import { defaultDemoTheme } from '../../../src/shared/demoRuntime';

// What it loads is generated in the build; here all packages are the same.
jest.mock('../../../src/demo-runtime/edit-frame/loadDocumentedModule', () => ({
  loadDocumentedModule: () =>
    Promise.resolve({
      __esModule: true,
      jsx: () => null,
      jsxs: () => null,
      Box: 'div',
      default: 'a',
    }),
}));
jest.mock('../../../src/demo-runtime/edit-frame/loadLibrary', () => ({
  loadLibrary: () => Promise.resolve({}),
}));

function evaluate(code: string) {
  return evaluateDemo({
    type: 'run',
    name: 'Edited',
    styling: 'System',
    code,
    files: { './parts.tsx': 'export const Button = 1;' },
    theme: defaultDemoTheme,
    look: { color: '', font: '', lineHeight: '', hasWebFonts: false },
    isFramed: false,
  });
}

const toDemo = (...lines: string[]) =>
  ['export default function Edited() {', '  return (', ...lines, '  );', '}'].join('\n');

test.each([
  [3, '</b> cannot close the <p> of line 3. Write </p>.', ['<p>x</b>']],
  [5, '</Box> cannot close the <Paper> of line 3. Write </Paper>.', ['<Paper', '  a>', '</Box>']],
  [3, '</Menu.Link> cannot close the <Menu.Item> of line 3.', ['<Menu.Item a>x</Menu.Link>']],
  [
    4,
    '</> cannot close the <AVeryLongComponentName> of line 3.',
    ['<AVeryLongComponentName>', '</>'],
  ],
  [4, '</p> cannot close the <> of line 3.', ['<>', '</p>']],
  [3, '</b> cannot close the <i> of line 3.', ['<p a={<br />} b={<i>y</b>}>x</p>']],
  [3, '</a> cannot close the <b> of line 3.', ['<a>{1 < 2 && <b>x</a>}</b>']],
] as const)('says in which line (%i) a closing tag is wrong: %s', async (line, message, lines) => {
  await expect(evaluate(toDemo(...lines))).rejects.toMatchObject({
    line,
    message: expect.stringContaining(message),
  });
});

test.each([
  ['elements in attributes', ['<p a={<br />} b={<i>y</i>} c=<b>z</b>>x</p>']],
  ['fragments', ['<><></><br/></>']],
  ['names in parts', ['<Menu.Item><Menu.Icon /></Menu . Item>']],
  ['types', ['<List<string> a="</b>">{(a as number) < 2 ? "<b>" : `</i>`}</List>']],
  ['text over lines', ['<p>', '  one {/* </b> */}', '  two / three', '</p>']],
] as const)('runs a demo with %s', async (_what, lines) => {
  await expect(evaluate(toDemo(...lines))).resolves.toHaveProperty('Demo');
});

test('says in which line a demo cannot be read', async () => {
  await expect(evaluate(toDemo('<p>', '  {', '</p>'))).rejects.toMatchObject({ line: 5 });
});

const toUse = (...imports: string[]) => [...imports, toDemo('<Buton><Box /></Buton>')].join('\n');

test.each([
  [1, '@mui/material', ["import { Buton, Box } from '@mui/material';"]],
  [3, '@mui/joy', ['import {', '  Box,', '  Buton,', '} from "@mui/joy";']],
  [2, 'x', ["import type { Props } from 'x';", "import Text, { Buton } from 'x';"]],
  [2, 'x', ["import { Box } from '@mui/Buton';", "import { Buton, type Props } from 'x';"]],
  [2, './parts', ["import { Box } from 'x';", "import { Buton } from './parts';"]],
] as const)('says in which line (%i) "%s" is asked for what it has not', async (...row) => {
  const [line, specifier, imports] = row;
  const message = `"${specifier}" has no export "Buton".`;
  await expect(evaluate(toUse(...imports))).rejects.toMatchObject({ line, message });
});

test('says which name it is that is imported under another', async () => {
  await expect(evaluate(toUse("import { Btn as Buton } from 'x';"))).rejects.toMatchObject({
    line: 1,
    message: '"x" has no export "Btn".',
  });
});

test.each([
  ['types', ["import { Box, Props } from 'x';", 'const props: Props = {};', 'const Buton = Box;']],
  ['a type alone', ["import type { Box } from 'x';", "import Buton from 'y';"]],
  ['all of a module', ["import * as all from 'x';", 'const Buton = all.Buton ?? all.Box;']],
  ['a default', ["import Buton, { Box } from 'x';"]],
  ['what it uses not', ["import { Box, $Box, Unused } from 'x';", 'const Buton = Box;']],
  ['a module in parts', ["const load = () => import('x');", 'const Buton = load().Buton;']],
] as const)('runs a demo that imports %s', async (_what, imports) => {
  await expect(evaluate(toUse(...imports))).resolves.toHaveProperty('Demo');
});
