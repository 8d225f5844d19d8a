import { HeadingIds } from '../../src/shared/headingId';

test('ids are the words of the heading with dashes, numbered when they repeat', () => {
  const ids = new HeadingIds();
  expect(ids.next('Show that work is going on')).toBe('show-that-work-is-going-on');
  expect(ids.next('Sizes & colours!')).toBe('sizes-colours');
  expect(ids.next('Sizes, colours')).toBe('sizes-colours-2');
  expect(ids.next('Sizes colours')).toBe('sizes-colours-3');
  expect(ids.next('Größe 2×')).toBe('größe-2');
  expect(ids.next('🎉')).toBe('section');
});
