import { toCompact, toNameWords, toQueryWords, toWords } from '../../../src/shared/search/words';

test.each([
  ['Text Field', ['text', 'field']],
  ['DataGrid', ['data', 'grid']],
  ['getOptionLabel', ['get', 'option', 'label']],
  ['GridRowID', ['grid', 'row', 'id']],
  ['HTMLElement', ['html', 'element']],
  ['Unstable_Grid2', ['unstable', 'grid2']],
  ['aria-label', ['aria', 'label']],
  ['Use the sx prop', ['use', 'the', 'sx', 'prop']],
])('the words of the name %s are %j', (name, words) => {
  expect(toNameWords(name)).toEqual(words);
});

test('accents and signs do not matter', () => {
  expect(toWords('Café – Größe?')).toEqual(['cafe', 'große']);
  expect(toCompact('text-field')).toBe(toCompact('TextField'));
});

test('a query has a limit of words, each of them once', () => {
  expect(toQueryWords('card Card CARD')).toEqual(['card']);
  expect(toQueryWords('a b c d e f g h i j k l').length).toBe(8);
  expect(toQueryWords(`${'x'.repeat(1_000_000)} y`)[0]?.length).toBeLessThan(300);
});
