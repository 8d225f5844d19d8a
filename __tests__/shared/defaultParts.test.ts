import { toDefaultParts } from '../../src/shared/defaultParts';

/** With the code in angle brackets. */
function print(value: string): string {
  return toDefaultParts(value)
    .map(({ text, isCode }) => (isCode ? `<${text}>` : text))
    .join('');
}

test.each([
  ['false', '<false>'],
  ['(more) => `+${more}`', '<(more) => `+${more}`>'],
  ['function label() {\n  return `a`;\n}', '<function label() {\n  return `a`;\n}>'],
  ['GridLogicOperator.And', '<GridLogicOperator.And>'],
  ['`[]`', '<[]>'],
  ['`true` for Desktop, `false` for Mobile.', '<true> for Desktop, <false> for Mobile.'],
  ['The title of the page.', 'The title of the page.'],
])('%s', (value, printed) => {
  expect(print(value)).toBe(printed);
});
