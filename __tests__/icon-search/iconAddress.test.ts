import fc from 'fast-check';
import { initialAddress, parseIconAddress, toIconQuery } from '../../src/icon-search/iconAddress';
import { iconThemes } from '../../src/shared/icons';

test('query, style and icon go through the address and back', () => {
  const address = { query: 'zwei wörter & mehr', theme: 'Two tone', selected: 'Delete' } as const;
  const query = toIconQuery('?other=1', address);
  expect(new URLSearchParams(query).get('other')).toBe('1');
  expect(parseIconAddress(query)).toEqual(address);
});

test('what is as usual is left out', () => {
  expect(toIconQuery('?query=old&theme=Sharp&selected=Add', initialAddress)).toBe('');
});

test('nothing but what is valid is read', () => {
  expect(parseIconAddress('?theme=Wavy&selected=%3Cscript%3E')).toEqual(initialAddress);
  expect(parseIconAddress(`?query=${'a'.repeat(5000)}`).query).toHaveLength(100);
  expect(parseIconAddress('?selected=../../x').selected).toBe('');
});

test('any address gives a state of the right form', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const { query, theme, selected } = parseIconAddress(`?query=${one}&theme=${other}&${one}`);
      return (
        query.length <= 100 && iconThemes.includes(theme) && /^([A-Z][A-Za-z0-9]*)?$/.test(selected)
      );
    }),
    { seed: 20, numRuns: 300 },
  );
});
