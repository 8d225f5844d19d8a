/** @jest-environment node */
import { mkdtempSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startServer } from '../../../scripts/server/startServer';
import { askServer } from '../../support/askServer';

let outside: string;
let folder: string;
let server: Server;
let origin: string;

const ask = (address: string, headers?: Record<string, string>) =>
  askServer(origin, address, headers);

const page = `<!DOCTYPE html><p>${'Words. '.repeat(400)}</p>`;

beforeAll(async () => {
  outside = mkdtempSync(path.join(os.tmpdir(), 'server-'));
  writeFileSync(path.join(outside, 'secret.txt'), 'Secret. '.repeat(400));
  mkdirSync(path.join(outside, 'public-old'));
  writeFileSync(path.join(outside, 'public-old/secret.txt'), 'Secret. '.repeat(400));
  folder = path.join(outside, 'public');
  mkdirSync(path.join(folder, 'page'), { recursive: true });
  writeFileSync(path.join(folder, 'page/index.html'), page);
  writeFileSync(path.join(folder, '404.html'), 'Not here');
  writeFileSync(path.join(folder, 'picture.png'), Buffer.alloc(4000));
  writeFileSync(
    path.join(folder, '_headers'),
    `/*
  X-Frame-Options: DENY
/404.html
  Content-Security-Policy: default-src 'self'
  Cache-Control: no-cache
/page/*
  Content-Security-Policy: default-src 'self'
  Cache-Control: no-cache
/demos/*
  Content-Security-Policy: default-src 'none'
  Cache-Control: immutable
`,
  );
  writeFileSync(
    path.join(folder, '_redirects'),
    '/demos/old/ /page/ 301\n/soon/ /page/ 302\n/r/part/ /page/#part 302\n/en/* /:splat 301\n',
  );
  mkdirSync(path.join(folder, 'demos'));
  writeFileSync(path.join(folder, 'demos/Demo-0a1b2c3d.js'), 'demo()');
  const started = await startServer(folder, 0);
  ({ server } = started);
  origin = started.url;
});

afterAll(() => {
  server.close();
  rmSync(outside, { recursive: true });
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

it('sends the headers of an address with its file', async () => {
  const { headers } = await ask('/demos/Demo-0a1b2c3d.js');
  expect(headers).toMatchObject({
    'cache-control': 'immutable',
    'content-security-policy': "default-src 'none'",
    'x-frame-options': 'DENY',
  });
});

it.each([
  ['a script that is missing', '/demos/gone-0a1b2c3d.js', 404],
  ['a page that is missing, in an unknown folder', '/nowhere/', 404],
  ['an old address among files that are kept for good', '/demos/old/', 301],
  ['an address without its slash', '/page', 301],
])('sends the headers of the page for what is not there with %s', async (_what, address, code) => {
  const { status, headers } = await ask(address);
  expect(status).toBe(code);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'self'",
    'x-frame-options': 'DENY',
  });
});

it.each([
  ['/demos/old?a=1', 301, '/page/?a=1'],
  ['/soon/', 302, '/page/'],
  ['/r/part', 302, '/page/#part'],
  ['/r/part?a=$1', 302, '/page/?a=$1#part'],
  ['/en/page', 301, '/page/'],
  ['/en//evil.com/', 301, '/evil.com/'],
  ['/en/%2fevil.com/', 301, '/%2fevil.com/'],
])('leads from %s with status %i to %s', async (address, code, location) => {
  const { status, headers } = await ask(address);
  expect([status, headers.location]).toEqual([code, location]);
});

it('answers an address that takes a file for a folder, as sirv does', async () => {
  const { status, body } = await ask('/picture.png/', { 'accept-encoding': 'br' });
  expect([status, body.length]).toEqual([200, 4000]);
});

it.each([
  ['no end of an encoding', '/%E0%A4%A'],
  ['a byte that no path has', '/%00'],
  ['nothing between two slashes', '//'],
  ['another host', '//page'],
  ['another host behind a dot', '/.//page'],
  ['another host after decoding', '/%2fpage'],
  ['a backslash', '/\\page/'],
  ['an encoded backslash', '/..%5csecret.txt'],
  ['the folder above', '/..%2fsecret.txt'],
  ['the folder above, from within', '/page/..%2f..%2fsecret.txt'],
  ['a folder with a longer name', '/..%2fpublic-old%2fsecret.txt'],
])('refuses an address with %s, and goes on', async (_what, address) => {
  const { status, body } = await ask(address, { 'accept-encoding': 'gzip' });
  expect([status, body.length]).toEqual([400, 0]);
  expect((await ask('/page/')).status).toBe(200);
});

it('takes what would be bad outside of a query, and dots that stay within the folder', async () => {
  expect((await ask('/page/?to=//host\\%00')).status).toBe(200);
  expect((await ask('/page/../page/')).status).toBe(200);
});
