import path from 'node:path';
import { checkStyleKeys } from '../../../src/node/verify/checkStyleKeys';
import type { AuthoredPage } from '../../../src/node/verify/readPages';

function check(code: string): string[] {
  const page = { file: 'content/page/index.mdx', product: 'material-ui' } as AuthoredPage;
  const toLine = (line: number) => line;
  const snippet = { page, fenceLine: 0, language: 'tsx', title: null, noCheck: null, code, toLine };
  return checkStyleKeys([snippet], [], { root: path.resolve() }).map(
    ({ line, message }) => `${line}: ${message}`,
  );
}

test('properties of CSS and of the system, selectors and values for breakpoints say nothing', () => {
  const code = `
    <Box sx={{ p: 2, bgcolor: 'red', width: { mobile: 1, tablat: 2 }, WebkitTextStroke: 0 }} />;
    <Box sx={[{ '&:hover': { color: 'red' } }, (theme) => ({ [theme.breakpoints.up('md')]: { mt: 1 } })]} />;
    styled('b', { name: 'MuiTag', slot: 'rot' })<Props>({ '--size': 1, finish: 'matt' });
    styled(Chip)({ variants: [{ props: { paddin: 1 }, style: { padding: 1 } }] });
    const rows = { padddingg: 1 };`;
  expect(check(code)).toEqual([]);
});

test.each([
  ['sx', '<Box\n  sx={{ padddingg: 2 }} />'],
  ['a selector in sx', "<Box sx={{\n  '&:hover': { padddingg: 2 } }} />"],
  ['a function in sx', '<Box sx={(theme) => ({\n  padddingg: theme.spacing(1) })} />'],
  ['a part of sx', '<Box sx={[isWide && {\n  padddingg: 2 }]} />'],
  ['sx of a slot', '<Menu slotProps={{ root: { sx: {\n  padddingg: 2 } } }} />'],
  ['styled', "styled('div')({\n  padddingg: 2 })"],
  [
    'a function in styled',
    'styled(Box)<Props>(({ theme }) => {\n  return { padddingg: theme.shape.borderRadius };\n})',
  ],
  ['a variant of styled', "styled('b')({ variants: [{\n props: {}, style: { padddingg: 1 } }] })"],
])('a slip in %s is told of at its line', (_, code) => {
  expect(check(code)).toEqual([
    '2: CSS and the system have no property "padddingg". Did you mean "padding"? Correct it.',
  ]);
});
