import fc from 'fast-check';
import { isOneTypoAway, matchMistyped, matchWord } from '../../../src/shared/search/matchWord';

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const word = fc.string({ unit: letter, minLength: 5, maxLength: 14 });

test('one letter missing, added, changed or swapped with its neighbour is one typo', () => {
  fc.assert(
    fc.property(word, fc.nat(), letter, (term, position, other) => {
      const at = position % (term.length - 1);
      const before = term.slice(0, at);
      const after = term.slice(at + 1);
      const mistyped = [
        before + after,
        before + other + term.slice(at),
        before + other + after,
        before + after.charAt(0) + term.charAt(at) + after.slice(1),
      ].filter((text) => text !== term);
      for (const text of mistyped) expect(isOneTypoAway(text, term, true)).toBe(true);
    }),
  );
});

test('two wrong letters are not one typo', () => {
  fc.assert(
    fc.property(word, (term) => {
      const wrong = `0${term.slice(1, -1)}0`;
      expect(isOneTypoAway(wrong, term, true)).toBe(false);
      expect(isOneTypoAway(wrong, term, false)).toBe(false);
    }),
  );
});

test('the beginning of a word may be mistyped too', () => {
  expect(matchMistyped('autocmp', 'autocomplete')).toBeGreaterThan(0);
  expect(matchMistyped('autocmp', 'autoplay')).toBe(0);
});

test('short words are taken as they are', () => {
  expect(matchMistyped('fab', 'tab')).toBe(0);
  expect(matchMistyped('crd', 'card')).toBeGreaterThan(0);
});

test('the word itself is better than its plural, that than a longer word, and the shorter of those is better', () => {
  const qualities = ['tab', 'tabs', 'table', 'tabulator'].map((term) => matchWord('tab', term));
  expect(qualities).toEqual([...qualities].sort((a, b) => b - a));
  expect(new Set(qualities).size).toBe(4);
  expect(matchWord('tabs', 'tab')).toBe(matchWord('tab', 'tabs'));
  expect(matchWord('boxes', 'box')).toBe(matchWord('tabs', 'tab'));
  expect(matchWord('tab', 'stab')).toBe(0);
});
