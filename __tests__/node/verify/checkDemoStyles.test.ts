import type { DemoSource } from '../../../src/node/demos/collectDemos';
import { checkDemoStyles } from '../../../src/node/verify/checkDemoStyles';

const file = 'content/react-chip/Loud/styles.css';

function check(css: string): string[] {
  const source: DemoSource = {
    file: 'content/react-chip/Loud/css.tsx',
    code: '',
    styling: 'CSS',
    localFiles: [{ file, code: css }],
    packages: [],
  };
  const demo = { docsPagePathname: '/react-chip/', isFramed: false };
  return checkDemoStyles([
    { ...demo, name: 'Loud', sources: [source] },
    { ...demo, name: 'Quiet', sources: [source] },
  ]).map((problem) => `${problem.file}:${problem.line}: ${problem.message}`);
}

test('a stylesheet without mistakes says nothing', () => {
  expect(check('.loud {\n  &:hover { color: red; }\n}\n')).toEqual([]);
});

test('a property that does not exist is told of once, whatever number of demos has the file', () => {
  expect(check('.loud {\n  colr: red;\n}\n')).toEqual([
    `${file}:2: The stylesheet is no valid css: "colr" is not a known CSS property. Did you mean "color" instead? Correct it.`,
  ]);
});

test('so is a rule that does not end', () => {
  expect(check('.quiet {\n  color: blue;\n}\n\n.loud {\n  color: red;\n')).toEqual([
    expect.stringContaining(': The stylesheet is no valid css: '),
  ]);
});
