import { splitCode } from '../../../src/node/demos/splitCode';
import type { DemoVariant } from '../../../src/node/demos/createVariants';

function toVariant(more: Partial<DemoVariant>): DemoVariant {
  return {
    codeVariant: 'TS',
    codeStyling: 'System',
    filename: 'Basic.tsx',
    code: 'one\ntwo\n',
    html: '<b>one</b>\ntwo\n',
    previewHtml: null,
    files: [],
    dependencies: [],
    library: 'material',
    ...more,
  };
}

test('a page carries the TypeScript of the System styling, and the rest is apart', () => {
  const { variants, rest } = splitCode('Basic', [
    toVariant({}),
    toVariant({ codeVariant: 'JS', html: 'js' }),
    toVariant({ codeStyling: 'Tailwind', html: 'tailwind' }),
  ]);
  expect(variants.map(({ carried }) => carried?.html ?? null)).toEqual([
    '<b>one</b>\ntwo\n',
    null,
    null,
  ]);
  expect(rest).toEqual({
    'Basic System JS': { html: 'js', files: [] },
    'Basic Tailwind TS': { html: 'tailwind', files: [] },
  });
});

test('the same text in both languages is there once', () => {
  const { variants, rest } = splitCode('Basic', [
    toVariant({ codeStyling: 'CSS' }),
    toVariant({ codeStyling: 'CSS', codeVariant: 'JS' }),
  ]);
  expect(variants.map(({ isTwin }) => isTwin)).toEqual([false, true]);
  expect(Object.keys(rest)).toEqual(['Basic CSS TS']);
});

test('local files make a difference, and lines are counted without the last break', () => {
  const files = [{ path: './data.ts', code: '', html: 'data' }];
  const { variants } = splitCode('Basic', [toVariant({ files }), toVariant({ codeVariant: 'JS' })]);
  expect(variants.map(({ isTwin, lineCount }) => [isTwin, lineCount])).toEqual([
    [false, 2],
    [false, 2],
  ]);
});
