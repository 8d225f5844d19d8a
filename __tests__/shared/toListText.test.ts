import { toListText } from '../../src/shared/toListText';

test.each([
  [[], ''],
  [['Ada'], 'Ada'],
  [['Ada', 'Bo'], 'Ada and Bo'],
  [['Ada', 'Bo', 'Cy'], 'Ada, Bo and Cy'],
])('%j is written as a sentence has it', (names, text) => {
  expect(toListText(names)).toBe(text);
  expect(text).toBe(new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names));
});
