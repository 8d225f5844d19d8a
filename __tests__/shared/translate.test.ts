import { fillIn, translate } from '../../src/shared/translate';

const translations = {
  en: { header: { search: 'Search' }, only: 'English' },
  zh: { header: { search: '搜索' } },
};
let report: jest.SpyInstance;

beforeEach(() => {
  report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => report.mockRestore());

test('a key is found by its path', () => {
  expect(translate(translations, 'en', 'header.search')).toBe('Search');
  expect(translate(translations, 'zh', 'header.search')).toBe('搜索');
  expect(report).not.toHaveBeenCalled();
});

test('a missing key is reported once and falls back to English', () => {
  expect(translate(translations, 'zh', 'only')).toBe('English');
  expect(translate(translations, 'zh', 'only')).toBe('English');
  expect(report.mock.calls).toEqual([['Missing translation for zh:only']]);
});

test('a missing language is reported and gives an ellipsis', () => {
  expect(translate(translations, 'fr', 'only')).toBe('…');
  expect(report.mock.calls).toEqual([['Missing language: fr.']]);
});

test('names of the language itself are no keys', () => {
  expect(translate(translations, 'en', 'constructor.name')).toBe('constructor.name');
  expect(translate(translations, '__proto__', 'only')).toBe('…');
});

test('placeholders are filled, unknown ones stay', () => {
  expect(fillIn('{count} of {total} {other}', { count: 1, total: 2 })).toBe('1 of 2 {other}');
});
