import { fetchNavigation } from '../../src/chrome/navigationTree';

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
  ['has no such file', 'base-ui', () => Promise.resolve({ ok: false, status: 404 })],
])('a tree is asked for again after the server %s', async (_name, navigationId, fail) => {
  fetchFile.mockImplementationOnce(fail);
  await expect(fetchNavigation(navigationId)).rejects.toThrow();
  fetchFile.mockResolvedValue(answer);
  expect(await fetchNavigation(navigationId)).toBe(tree);
  expect(fetchFile).toHaveBeenCalledTimes(2);
});
