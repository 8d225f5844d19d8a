import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { serveFolder } from '../../../../scripts/bench/peers/serveFolder';
import { askServer } from '../../../support/askServer';
import { createTemporaryFolder } from '../../../support/temporaryFolder';

const text = 'Words. '.repeat(200);
const files = {
  'index.html': `start ${text}`,
  'page.html': `page ${text}`,
  'folder/index.html': 'folder',
  'a.js': text,
  'app-be87ba248b40c866ea52.js': 'app',
  '_next/static/chunk.js': 'chunk',
  'favicon.ico': '',
  'words.pagefind': text,
  '404.html': 'nothing here',
};

let server: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  const folder = createTemporaryFolder('served');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  writeFileSync(`${folder}-secret.html`, 'secret');
  server = await serveFolder(folder);
});

afterAll(() => server.close());

const ask = (address: string, headers?: Record<string, string>) =>
  askServer(`http://127.0.0.1:${server.port}`, address, headers);

test.each([
  ['/', 'start'],
  ['/page', 'page'],
  ['/page.html', 'page'],
  ['/folder', 'folder'],
  ['/folder/', 'folder'],
  ['/page?query=1', 'page'],
])('%s is answered without being led elsewhere', async (address, start) => {
  const { status, body } = await ask(address);
  expect(status).toBe(200);
  expect(String(body)).toMatch(new RegExp(`^${start}`));
});

test.each(['/missing', '/page/', '/folder/missing.js'])(
  '%s is not there: the page of the engine says so',
  async (address) => {
    const { status, body } = await ask(address);
    expect(status).toBe(404);
    expect(String(body)).toBe('nothing here');
  },
);

test.each(['/%E0%A4%A', '/..%2Fsecret', '/page%00'])('%s is refused', async (address) => {
  expect((await ask(address)).status).toBe(400);
});

test('text is compressed for those who take it', async () => {
  const { headers, body } = await ask('/a.js', { 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(String(gunzipSync(body))).toBe(text);
  const plain = await ask('/a.js');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(String(plain.body)).toBe(text);
});

test.each(['/folder', '/words.pagefind'])(
  '%s is sent as it is: it is small, or of no known kind',
  async (address) => {
    const { headers } = await ask(address, { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBeUndefined();
  },
);

test('files whose name has a hash are kept for a year, all others are asked for again', async () => {
  const toCache = async (address: string) => (await ask(address)).headers['cache-control'];
  const year = 'public, max-age=31536000, immutable';
  expect(await toCache('/app-be87ba248b40c866ea52.js')).toBe(year);
  expect(await toCache('/_next/static/chunk.js')).toBe(year);
  expect(await toCache('/a.js')).toBe('public, max-age=0, must-revalidate');
});

test('an icon is a picture', async () => {
  expect((await ask('/favicon.ico')).headers['content-type']).toBe('image/x-icon');
});
