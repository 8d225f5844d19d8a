/** @jest-environment node */
import { mkdtempSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startServer } from '../../../scripts/server/startServer';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let folder: string;
let server: Server;
let origin: string;

function ask(pathname: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(`${origin}${pathname}`, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const page = `<!DOCTYPE html><p>${'Words. '.repeat(400)}</p>`;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'server-'));
  mkdirSync(path.join(folder, 'page'));
  writeFileSync(path.join(folder, 'page/index.html'), page);
  writeFileSync(path.join(folder, '404.html'), 'Not here');
  writeFileSync(path.join(folder, 'picture.png'), Buffer.alloc(4000));
  const started = await startServer(folder, 0);
  ({ server } = started);
  origin = started.url;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
] as const)('compresses text for clients that take %s', async (accepted, encoding, decompress) => {
  const { headers, body } = await ask('/page/', { 'accept-encoding': accepted });
  expect(headers).toMatchObject({
    'content-encoding': encoding,
    'content-type': 'text/html;charset=utf-8',
    'content-length': String(body.length),
    vary: 'Accept-Encoding',
  });
  expect(decompress(body).toString()).toBe(page);
});

it('sends text as it is to clients that take no compression, and pictures to all', async () => {
  const plain = await ask('/page/');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(page);
  const picture = await ask('/picture.png', { 'accept-encoding': 'br' });
  expect(picture.headers['content-encoding']).toBeUndefined();
  expect(picture.body).toHaveLength(4000);
});

it('says that nothing has changed, until something has', async () => {
  const accept = { 'accept-encoding': 'br' };
  const { headers } = await ask('/page/', accept);
  const again = { ...accept, 'if-none-match': headers.etag ?? '' };
  expect((await ask('/page/', again)).status).toBe(304);
  const later = new Date(Date.now() + 5000);
  utimesSync(path.join(folder, 'page/index.html'), later, later);
  expect((await ask('/page/', again)).status).toBe(200);
});

it('answers part of a file where one is asked for', async () => {
  const { status, body } = await ask('/page/', { 'accept-encoding': 'br', range: 'bytes=0-8' });
  expect(status).toBe(206);
  expect(body.toString()).toBe('<!DOCTYPE');
});

it('leads to the address with a slash, and has a page for what is not there', async () => {
  expect((await ask('/page')).headers.location).toBe('/page/');
  const missing = await ask('/nowhere/', { 'accept-encoding': 'br' });
  expect([missing.status, missing.body.toString()]).toEqual([404, 'Not here']);
});

it('answers an address that takes a file for a folder, as sirv does', async () => {
  const { status, body } = await ask('/picture.png/', { 'accept-encoding': 'br' });
  expect([status, body.length]).toEqual([200, 4000]);
});

it('goes on after an address that cannot be decoded', async () => {
  expect((await ask('/%E0%A4%A')).status).toBe(400);
  expect((await ask('/page/')).status).toBe(200);
});
