import path from 'node:path';
import { checkAriaNames } from '../../../src/node/verify/checkAriaNames';
import type { AuthoredPage } from '../../../src/node/verify/readPages';

const root = path.resolve();
const file = 'content/page/index.mdx';

function check(code: string, language = 'tsx'): string[] {
  const page = { file, product: 'material-ui' } as AuthoredPage;
  const toLine = (line: number) => line;
  const snippet = { page, fenceLine: 0, language, title: null, noCheck: null, code, toLine };
  return checkAriaNames([], [snippet], [], { root }).map(
    ({ line, message }) => `${line}: ${message}`,
  );
}

function checkSentence(value: string): string[] {
  const page = { file, body: { inlineCodes: [{ value, line: 3 }] } } as unknown as AuthoredPage;
  return checkAriaNames([page], [], [], { root }).map(({ line, message }) => `${line}: ${message}`);
}

test('attributes and roles of ARIA say nothing, nor do names of packages', () => {
  const code = `import { roles } from 'aria-query';
    import Button from 'react-aria-components';
    <Box role="none presentation" aria-label="Oak" sx={{ '&[aria-selected="true"]': {} }} />;
    <b role={'doc-chapter'} {...{ 'aria-hidden': true }} className="aria-checked:font-bold" />;`;
  expect(check(code)).toEqual([]);
  for (const sentence of ['aria-*', 'aria-…', '<Box role="group">', "role='status'"])
    expect(checkSentence(sentence)).toEqual([]);
});

test.each([
  ['<Box\n  aria-lable="Oak" />', 'attribute "aria-lable". Did you mean "aria-label"?'],
  ["<b\n {...{ 'aria-hiden': true }} />", 'attribute "aria-hiden". Did you mean "aria-hidden"?'],
  ['<b\n role="buton" />', 'role "buton". Did you mean "button"?'],
  ["<b\n role={'gardener'} />", 'role "gardener".'],
])('%s is told of at its line', (code, says) => {
  expect(check(code)).toEqual([`2: ARIA has no ${says} Correct it.`]);
});

test('stylesheets and HTML are read too', () => {
  expect(check('[aria-curent] {}', 'css')).toHaveLength(1);
  expect(check('<nav role="navigatoin"></nav>', 'html')).toHaveLength(1);
});

test('a component of the code itself may take another role', () => {
  const declared = 'interface Props { role?: string }\n';
  expect(check(`${declared}<Member role="gardener" />`)).toEqual([]);
  expect(check(`${declared}<Member role="buton" />`)).toHaveLength(1);
});

test.each([
  ['<Modal aria-lable>', 'attribute "aria-lable". Did you mean "aria-label"?'],
  ['aria-labeledby', 'attribute "aria-labeledby". Did you mean "aria-labelledby"?'],
  ['role="buton"', 'role "buton". Did you mean "button"?'],
])('%s of a sentence is told of', (value, says) => {
  expect(checkSentence(value)).toEqual([`3: ARIA has no ${says} Correct it.`]);
});
