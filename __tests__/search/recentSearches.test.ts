import { readRecentSearches, rememberSearch } from '../../src/search/recentSearches';
import { maxQueryLength } from '../../src/shared/search/words';

const key = 'recent-searches';

beforeEach(() => localStorage.clear());

test('the last search is first, once, however it was written, and five are kept', () => {
  for (const query of ['list', 'chip', 'button', 'Button', 'tabs', 'menu', ' grid ', ''])
    rememberSearch(query);
  expect(readRecentSearches()).toEqual(['grid', 'menu', 'tabs', 'Button', 'chip']);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"length":1}'],
  ['nothing', 'null'],
  ['what is no query', JSON.stringify([1, null, 'a'.repeat(maxQueryLength + 1)])],
])('%s in the store is no search', (_name, stored) => {
  localStorage.setItem(key, stored);
  expect(readRecentSearches()).toEqual([]);
});
