import { toCountText } from '../../src/icon-search/toCountText';

test.each([0, 7, 999, 1000, 10_752, 1_234_567])('%d is written with commas', (count) => {
  expect(toCountText(count)).toBe(count.toLocaleString('en'));
});
