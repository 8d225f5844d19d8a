import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lookup } from 'mrmime';

type Encoding = 'br' | 'gzip';

interface CompressedFile {
  type: string;
  etag: string;
  body: Buffer;
}

/** Between what hosts do while answering and what they do beforehand. */
const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** A packet holds as much as smaller files, compressed or not. */
const smallestSize = 1024;
const isText = (type: string) => /^text\/|json|javascript|xml/.test(type);

/** @returns what the client takes, the better first; null where that is neither. */
function chooseEncoding(accepted: string | undefined): Encoding | null {
  const names = (accepted ?? '').split(',').map((name) => name.trim().toLowerCase());
  const takes = (encoding: Encoding) =>
    names.some((name) => name.split(';')[0] === encoding && !/;\s*q=0(?:\.0*)?$/.test(name));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
}

/**
 * Files as hosts have them: each is compressed when it is first asked for, and kept until it changes.
 * @returns a function that answers a request for a file that is there, given by its absolute path, where it is to be compressed, and says whether
 * it has.
 */
export function createCompressedFiles(): (
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
) => Promise<boolean> {
  const kept = new Map<string, CompressedFile>();

  async function find(file: string, encoding: Encoding): Promise<CompressedFile | null> {
    const type = lookup(file) ?? '';
    const stats = statSync(file);
    if (!isText(type) || stats.size < smallestSize) return null;
    const etag = `W/"${stats.size}-${stats.mtimeMs}-${encoding}"`;
    const key = `${encoding} ${file}`;
    const known = kept.get(key);
    if (known?.etag === etag) return known;
    const found = { type, etag, body: await compress[encoding](readFileSync(file)) };
    kept.set(key, found);
    return found;
  }

  return async (request, response, file) => {
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (!encoding || request.method !== 'GET' || request.headers.range) return false;
    const found = await find(file, encoding);
    if (!found) return false;
    response.setHeader('vary', 'Accept-Encoding');
    response.setHeader('etag', found.etag);
    if (request.headers['if-none-match'] === found.etag) {
      response.writeHead(304).end();
      return true;
    }
    response.setHeader('content-type', `${found.type};charset=utf-8`);
    response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', found.body.length);
    response.writeHead(200).end(found.body);
    return true;
  };
}
