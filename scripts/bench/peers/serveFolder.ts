import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { lookup } from 'mrmime';
import { toPort } from './toPort';

interface ServedFile {
  type: string;
  body: Buffer;
  /** Null where compressing would not help. */
  gzipped: Buffer | null;
}

const smallestCompressed = 256;

function toType(file: string): string {
  // mrmime does not know icons.
  if (file.endsWith('.ico')) return 'image/x-icon';
  const type = lookup(file) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

const isCompressible = (type: string) => /^text\/|json|xml|wasm|font\/ttf/.test(type);

function readServedFile(file: string): ServedFile {
  const body = readFileSync(file);
  const type = toType(file);
  const isCompressed = isCompressible(type) && body.length > smallestCompressed;
  return { type, body, gzipped: isCompressed ? gzipSync(body, { level: 9 }) : null };
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** Files that may stand for a pathname, in this order; `/a` is the file, `a.html` or `a/index.html`. */
function toCandidates(root: string, pathname: string): string[] {
  const file = path.join(root, pathname);
  const index = path.join(file, 'index.html');
  return pathname.endsWith('/') ? [index] : [file, `${file}.html`, index];
}

/** @returns null for an address that cannot be read, or that leads out of the folder. */
function parsePathname(root: string, url: string): string | null {
  try {
    const pathname = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const isInside =
      path.join(root, pathname).startsWith(root + path.sep) && !pathname.includes('\0');
    return isInside ? pathname : null;
  } catch {
    return null;
  }
}

/** Files whose name changes with their content are kept for a year. */
function toCacheControl(pathname: string): string {
  const isHashed =
    /[.\-_~][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/.test(pathname) || pathname.includes('/_next/static/');
  return isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
}

function answer(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  status: number,
  { type, body, gzipped }: ServedFile,
  cacheControl: string,
): void {
  const isGzipped = gzipped && /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));
  const sent = isGzipped ? gzipped : body;
  response.writeHead(status, {
    'content-type': type,
    'cache-control': cacheControl,
    vary: 'accept-encoding',
    ...(isGzipped ? { 'content-encoding': 'gzip' } : {}),
    'content-length': sent.length,
  });
  response.end(method === 'HEAD' ? undefined : sent);
}

const notFound: ServedFile = {
  type: 'text/plain',
  body: Buffer.from('not found'),
  gzipped: null,
};

/**
 * Serves a built site with gzip at level 9 over HTTP/1.1. Not the server of our own site, which compresses better and has our
 * headers: every engine is to be served alike. Files are read when they are first asked for, and kept.
 * @param folder what the engine has built. @returns the port, and how to close the server.
 */
export async function serveFolder(
  folder: string,
): Promise<{ port: number; close: () => Promise<void> }> {
  const root = path.resolve(folder);
  const kept = new Map<string, ServedFile>();
  const load = (file: string) => {
    const served = kept.get(file) ?? readServedFile(file);
    kept.set(file, served);
    return served;
  };
  const server = createServer((request, response) => {
    const pathname = parsePathname(root, request.url ?? '/');
    if (pathname === null) {
      response.writeHead(400).end();
      return;
    }
    const found = toCandidates(root, pathname).find(isFile);
    const file = found ?? [path.join(root, '404.html')].find(isFile);
    const served = file === undefined ? notFound : load(file);
    answer(request, response, found ? 200 : 404, served, toCacheControl(pathname));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: toPort(server),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
