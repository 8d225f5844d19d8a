import { toMedian } from '../../../scripts/bench/toMedian';

test.each([
  ['of an odd number the one in the middle', [30, 10, 20], 20],
  ['of an even number the mean of the two in the middle', [40, 10, 30, 20], 25],
  ['of one itself', [7], 7],
  ['of numbers by their size, not by how they are written', [9, 100, 10], 10],
  ['of none 0', [], 0],
])('the median is %s', (_what, values, median) => {
  expect(toMedian(values)).toBe(median);
});

test('the values stay in their order', () => {
  const values = [3, 1, 2];
  toMedian(values);
  expect(values).toEqual([3, 1, 2]);
});
