import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { findRedirect } from '../../src/node/redirects/findRedirect';
import { createCompressedFiles } from './compressedFiles';
import { parseHeaderRules, parseRedirectRules, toHeaders } from './hostRules';

function readRules<T>(folder: string, name: string, parse: (text: string) => T[]): T[] {
  const file = path.join(folder, name);
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : [];
}

interface Address {
  pathname: string;
  search: string;
  /** Absolute path of the file that it stands for. */
  file: string;
}

/** @returns null for an address that cannot be read, or that leads out of the folder. */
function parseAddress(folder: string, url: string): Address | null {
  try {
    const { pathname, search } = new URL(url, 'http://localhost');
    const [written = ''] = url.split(/[?#]/);
    // To a URL two slashes are a host, and a backslash is a slash; dots in front of them go.
    const names = [written, pathname].map(decodeURIComponent);
    if (names.some((name) => name.startsWith('//') || /[\0\\]/.test(name))) return null;
    const name = decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const file = path.join(folder, name);
    return file.startsWith(folder + path.sep) ? { pathname, search, file } : null;
  } catch {
    return null;
  }
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/**
 * Serves a built site as a static host does: `_headers`, `_redirects`, trailing slashes, compression and 404.html.
 * @param folder absolute path of `public`; @param port 0 for any free one.
 */
export function startServer(
  folder: string,
  port: number,
): Promise<{ server: Server; url: string }> {
  const headerRules = readRules(folder, '_headers', parseHeaderRules);
  const redirects = readRules(folder, '_redirects', parseRedirectRules);
  /** Those of an address, in the place of any that were set before. */
  const setHeaders = (response: ServerResponse, pathname: string) => {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    for (const [name, value] of toHeaders(headerRules, pathname)) response.setHeader(name, value);
  };
  const answerCompressed = createCompressedFiles();
  const files = sirv(folder, {
    etag: true,
    dev: true,
    onNoMatch(_request, response) {
      // Not those of the address: a script that is missing for once must not be kept as missing.
      setHeaders(response, '/404.html');
      response.statusCode = 404;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      const page = path.join(folder, '404.html');
      response.end(existsSync(page) ? readFileSync(page) : 'Not found');
    },
  });

  const server = createServer((request, response) => {
    const address = parseAddress(folder, request.url ?? '/');
    if (address === null) {
      response.writeHead(400).end();
      return;
    }
    const { pathname, search, file } = address;
    const isThere = isFile(file);
    const redirect = isThere ? null : findRedirect(redirects, pathname);
    const addSlash = !redirect && !pathname.endsWith('/') && isFile(path.join(file, 'index.html'));
    if (redirect ?? addSlash) {
      const { location, status } = redirect ?? { location: `${pathname}/`, status: 301 };
      setHeaders(response, '/404.html');
      response.writeHead(status, { location: location.replace(/(?=#|$)/, () => search) }).end();
      return;
    }
    setHeaders(response, pathname);
    if (!isThere) {
      files(request, response);
      return;
    }
    void answerCompressed(request, response, file).then((isAnswered) => {
      if (!isAnswered) files(request, response);
    });
  });
  return new Promise((resolve) => {
    server.listen(port, 'localhost', () => {
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      resolve({ server, url: `http://localhost:${actual}` });
    });
  });
}
