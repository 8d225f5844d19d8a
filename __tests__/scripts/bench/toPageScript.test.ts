import { runInNewContext } from 'node:vm';
import { toPageScript } from '../../../scripts/bench/toPageScript';

declare global {
  /** As esbuild calls it. */
  function __name<Value>(value: Value, name: string): Value;
  var noted: unknown;
}

test('a function runs in a page with its argument, also where it was compiled with names kept', () => {
  const page: { noted?: unknown } = {};
  const run = (argument: { words: string[] }) => {
    const join = __name((words: string[]) => words.join(' '), 'join');
    globalThis.noted = join(argument.words);
  };
  runInNewContext(toPageScript(run, { words: ['it’s', '"here"'] }), page);
  expect(page).toEqual({ noted: 'it’s "here"' });
});

test('a function without argument gets none', () => {
  const page: { noted?: unknown } = {};
  runInNewContext(
    toPageScript((...given: unknown[]) => {
      globalThis.noted = given.length;
    }),
    page,
  );
  expect(page).toEqual({ noted: 0 });
});
