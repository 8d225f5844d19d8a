import { findPage, planPages } from '../../../../../scripts/bench/peers/content/planPages';

const toPaths = (count: number) =>
  planPages(count).flatMap(({ pages }) => pages.map(({ path }) => path));

test.each([15, 50, 200, 1000])('%i pages are planned, each with a path of its own', (count) => {
  const paths = toPaths(count);
  expect(paths).toHaveLength(count);
  expect(new Set(paths).size).toBe(count);
});

test('groups have ten pages on a small site and twenty on others, the last one what is left', () => {
  const toSizes = (count: number) => planPages(count).map(({ pages }) => pages.length);
  expect(toSizes(25)).toEqual([10, 10, 5]);
  expect(toSizes(70)).toEqual([20, 20, 20, 10]);
});

test('groups keep different names when their titles begin again', () => {
  const groups = planPages(1000);
  expect(new Set(groups.map(({ slug }) => slug)).size).toBe(groups.length);
  expect(groups.at(-1)?.title).toMatch(/ 3$/);
});

test('a page is found by its place, and a place without one is an error', () => {
  expect(findPage(planPages(200), 1, 4)).toEqual({
    slug: 'avatar-layout-25',
    title: 'Avatar Layout 25',
    noun: 'Avatar',
    path: 'inputs/avatar-layout-25',
  });
  expect(() => findPage(planPages(12), 1, 4)).toThrow('Group 1 has no page 4.');
});
