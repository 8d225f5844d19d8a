import { toKnownMedian } from '../../../../../scripts/bench/peers/pages/toKnownMedian';

test('samples that have not come to an end do not count', () => {
  expect(toKnownMedian([30, null, 10])).toBe(20);
  expect(toKnownMedian([null, 5])).toBe(5);
});

test('without any there is no median', () => {
  expect(toKnownMedian([null, null])).toBeNull();
  expect(toKnownMedian([])).toBeNull();
});
