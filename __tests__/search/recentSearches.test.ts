import { readRecentSearches, rememberSearch } from '../../src/search/recentSearches';
import { maxQueryLength } from '../../src/shared/search/words';

const key = 'recent-searches';

beforeEach(() => localStorage.clear());

test('the last search is first, once, however it was written, and five are kept', () => {
  for (const query of ['list', 'chip', 'button', 'Button', 'tabs', 'menu', ' grid ', ''])
    rememberSearch(query);
  expect(readRecentSearches()).toEqual(['grid', 'menu', 'tabs', 'Button', 'chip']);
});

test('what is no query is passed over, one of the greatest length is not', () => {
  const longest = 'a'.repeat(maxQueryLength);
  localStorage.setItem(key, JSON.stringify(['card', 1, `${longest}a`, longest, null]));
  expect(readRecentSearches()).toEqual(['card', longest]);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"length":1}'],
  ['nothing', 'null'],
])('%s in the store is no search', (_name, stored) => {
  localStorage.setItem(key, stored);
  expect(readRecentSearches()).toEqual([]);
});
