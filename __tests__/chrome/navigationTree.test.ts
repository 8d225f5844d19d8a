import { fetchNavigation, revealCurrentPage } from '../../src/chrome/navigationTree';

const tree = '<ul><li>Button</li></ul>';
const answer = { ok: true, text: () => Promise.resolve(tree) };
const fetchFile = jest.fn();

beforeEach(() => {
  fetchFile.mockReset();
  Object.assign(globalThis, { fetch: fetchFile });
});

test('a tree is fetched once', async () => {
  fetchFile.mockResolvedValue(answer);
  const [first, second] = [fetchNavigation('material-ui'), fetchNavigation('material-ui')];
  expect(await first).toBe(tree);
  expect(await second).toBe(tree);
  expect(await fetchNavigation('material-ui')).toBe(tree);
  expect(fetchFile).toHaveBeenCalledTimes(1);
});

test.each([
  ['is not reached', 'joy-ui', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'has no such file',
    'base-ui',
    () => Promise.resolve({ ...answer, ok: false, status: 404, text: async () => 'Not found' }),
  ],
])('a tree is asked for again after the server %s', async (_name, navigationId, fail) => {
  fetchFile.mockImplementationOnce(fail);
  await expect(fetchNavigation(navigationId)).rejects.toThrow();
  fetchFile.mockResolvedValue(answer);
  expect(await fetchNavigation(navigationId)).toBe(tree);
  expect(fetchFile).toHaveBeenCalledTimes(2);
});

test.each([
  ['far above what is seen', -500, 404],
  ['under the upper edge', 50, 954],
  ['in the middle', 300, 1000],
  ['under the lower edge', 550, 1070],
  ['far below what is seen', 1500, 2020],
])('scrolls as little as shows the current page (%s)', (_name, top, expected) => {
  document.body.innerHTML = '<div id="area"><a aria-current="page">Button</a></div>';
  const area = document.querySelector('#area');
  const link = document.querySelector('a');
  if (!area || !link) throw new Error('There is no current page.');
  area.getBoundingClientRect = () => new DOMRect(0, 0, 200, 600);
  link.getBoundingClientRect = () => new DOMRect(0, top, 200, 24);
  area.scrollTop = 1000;
  revealCurrentPage(area);
  expect(area.scrollTop).toBe(expected);
});
