import path from 'node:path';
import { compileSources } from '../../../src/node/verify/compileSources';

function compile(code: string): string[] {
  const file = path.resolve('.compiled.tsx');
  const source = { path: file, code, isTest: false, siblings: new Map() };
  return compileSources([source], process.cwd())
    .flat()
    .map(({ line, code: number }) => `${line}: TS${number}`);
}

test('a tag that is not closed is one problem', () => {
  expect(compile('export const dome = <div><p></p>;\n')).toEqual(['1: TS17008']);
});

test('mistakes of different lines are all told of', () => {
  expect(compile("export const a: number = 'a';\nexport const b: number = 'b';\n")).toEqual([
    '1: TS2322',
    '2: TS2322',
  ]);
});
