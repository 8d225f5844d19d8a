import { evaluateDemo } from '../../../src/demo-runtime/edit-frame/evaluateDemo';
import { defaultDemoTheme } from '../../../src/shared/demoRuntime';

// What it loads is generated in the build; these demos import nothing.
jest.mock('../../../src/demo-runtime/edit-frame/loadDocumentedModule', () => ({
  loadDocumentedModule: () => Promise.resolve({ jsx: () => null, jsxs: () => null }),
  findImportLine: () => null,
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
    files: {},
    theme: defaultDemoTheme,
    look: {},
    isFramed: false,
  } as Parameters<typeof evaluateDemo>[0]);
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
