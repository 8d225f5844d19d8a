import {
  checkCompilerSwitches,
  checkExemptShare,
  checkReasons,
  countExempt,
} from '../../../src/node/verify/checkSnippets';
import type { AuthoredPage } from '../../../src/node/verify/readPages';
import { toSnippets, type Snippet } from '../../../src/node/verify/snippets';

/** A block of each info string, five lines apart. */
function toBlocks(infos: readonly string[], code = 'export {};'): Snippet[] {
  const fences = infos.map((info, index) => {
    const [language = '', ...meta] = info.split(' ');
    return { value: { language, meta: meta.join(' '), code }, line: 5 + 5 * index };
  });
  return toSnippets({ file: 'page.mdx', body: { fences } } as unknown as AuthoredPage);
}

it('counts every exempt block, whatever its language', () => {
  const snippets = toBlocks([
    'tsx',
    'json',
    'json no-check: an excerpt',
    'tsx no-check: an excerpt',
  ]);
  expect(countExempt(snippets)).toEqual({ compiled: 1, exempt: 2 });
});

it('reports more than one in twenty at the last of them, data too', () => {
  const nineteen = Array.from({ length: 19 }, () => 'ts');
  expect(checkExemptShare(toBlocks([...nineteen, 'yaml no-check: an excerpt']))).toEqual([]);
  expect(
    checkExemptShare(toBlocks([...nineteen, 'ts no-check: one', 'css no-check: two'])),
  ).toEqual([
    {
      file: 'page.mdx',
      line: 105,
      message: expect.stringContaining('2 of 21 blocks are exempt from checks, more than 5 %'),
    },
  ]);
});

it('takes a title for no exemption, and reads the exemption behind one', () => {
  const [titled, exempt] = toBlocks([
    'tsx title="no-check.tsx" {1}',
    'tsx title="no-check.tsx" no-check: an excerpt',
  ]);
  expect(titled).toMatchObject({ title: 'no-check.tsx', noCheck: null });
  expect(exempt).toMatchObject({ title: 'no-check.tsx', noCheck: 'an excerpt' });
  expect(checkReasons(toBlocks(['tsx title="a.tsx" no-check']))).toHaveLength(1);
});

it.each(['// @ts-nocheck', '/* @ts-ignore */', '// @ts-expect-error later', '// @TS-NoCheck'])(
  'reports %s at its line, but in an exempt block, where it switches nothing off',
  (comment) => {
    const code = `export {};\n${comment}\nexport const one: number = 1;`;
    const found = checkCompilerSwitches(toBlocks(['ts', 'ts no-check: an excerpt', 'text'], code));
    expect(found.map(({ line }) => line)).toEqual([7]);
  },
);
