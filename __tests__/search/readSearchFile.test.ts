import { readSearchFile } from '../../src/search/readSearchFile';

const request = jest.fn<Promise<unknown>, [string, RequestInit]>();

beforeEach(() => {
  request.mockReset();
  Object.assign(globalThis, { fetch: request });
});

test('the manifest is asked for again each time, files that never change are not', async () => {
  request.mockResolvedValue({ ok: true, json: async () => 'content' });
  expect(await readSearchFile('manifest.json')).toBe('content');
  expect(await readSearchFile('words-0a1b.json')).toBe('content');
  expect(request.mock.calls).toEqual([
    ['/search/manifest.json', { cache: 'no-cache' }],
    ['/search/words-0a1b.json', { cache: 'default' }],
  ]);
});

test('an error of the host is none of the file, whatever it says', async () => {
  request.mockResolvedValue({ ok: false, status: 404, json: async () => ({ message: 'Gone' }) });
  await expect(readSearchFile('manifest.json')).rejects.toThrow('manifest.json: 404');
});
