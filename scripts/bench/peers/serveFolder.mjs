// Static server with gzip (level 9, computed once per file and kept) over HTTP/1.1.
// "/a" serves a, a.html or a/index.html, in this order, without a redirect. Unknown: 404.html, 404.
// Hashed assets (a name part of 8+ hex/base62 characters) get a year of cache, all else max-age=0.
import http from 'node:http';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  wasm: 'application/wasm',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  md: 'text/markdown; charset=utf-8',
};
const GZ = new Set([
  'html',
  'js',
  'mjs',
  'css',
  'json',
  'txt',
  'xml',
  'svg',
  'map',
  'webmanifest',
  'wasm',
  'ttf',
  'md',
]);

export function serve(dir, port = 0) {
  const root = path.resolve(dir);
  const cache = new Map();
  const load = (p) => {
    const stat = fs.statSync(p, { throwIfNoEntry: false });
    if (!stat?.isFile()) return null;
    let hit = cache.get(p);
    if (!hit || hit.mtime !== stat.mtimeMs) {
      const ext = path.extname(p).slice(1);
      const body = fs.readFileSync(p);
      hit = {
        mtime: stat.mtimeMs,
        body,
        gz: GZ.has(ext) && body.length > 256 ? zlib.gzipSync(body, { level: 9 }) : null,
        type: TYPES[ext] ?? 'application/octet-stream',
      };
      cache.set(p, hit);
    }
    return hit;
  };
  const server = http.createServer((req, res) => {
    let name;
    try {
      name = decodeURIComponent(new URL(req.url, 'http://x').pathname);
    } catch {
      res.writeHead(400).end();
      return;
    }
    const full = path.join(root, path.normalize(name));
    if (!full.startsWith(root) || full.includes('\0')) {
      res.writeHead(403).end();
      return;
    }
    let status = 200;
    let hit =
      (name.endsWith('/') ? null : load(full)) ??
      (name.endsWith('/') ? null : load(full.replace(/\/$/, '') + '.html')) ??
      load(path.join(full, 'index.html'));
    if (!hit) {
      status = 404;
      hit = load(path.join(root, '404.html')) ?? {
        body: Buffer.from('not found'),
        type: 'text/plain',
      };
    }
    const hashed =
      /[.\-_~][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/.test(name) || /\/_next\/static\//.test(name);
    const head = {
      'content-type': hit.type,
      'cache-control': hashed
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
    };
    let body = hit.body;
    if (hit.gz && /\bgzip\b/.test(req.headers['accept-encoding'] ?? '')) {
      body = hit.gz;
      head['content-encoding'] = 'gzip';
    }
    head['content-length'] = body.length;
    res.writeHead(status, head);
    res.end(req.method === 'HEAD' ? undefined : body);
  });
  return new Promise((ok) =>
    server.listen(port, '127.0.0.1', () =>
      ok({
        port: server.address().port,
        close: () =>
          new Promise((r) => {
            server.closeAllConnections();
            server.close(r);
          }),
      }),
    ),
  );
}
