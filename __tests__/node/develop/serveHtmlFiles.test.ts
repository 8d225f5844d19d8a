import { createServer, type Server } from 'node:http';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { resolveFrom } from '../../../src/node/webpack/resolveFrom';
import { serveHtmlFiles } from '../../../src/node/develop/serveHtmlFiles';
import { createTemporaryFolder } from '../../support/temporaryFolder';

/** The Express of Gatsby, whose `develop` calls the function. */
const express = jest.requireActual<() => Parameters<typeof serveHtmlFiles>[0]>(
  resolveFrom('gatsby', 'express'),
);

let server: Server;
let url = '';
const home = process.cwd();

beforeAll(async () => {
  const folder = createTemporaryFolder('develop');
  for (const file of ['navigation/joy-ui.html', 'frames/demos/Basic-1.html', 'page/index.html']) {
    mkdirSync(path.join(folder, 'public', path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, 'public', file), file);
  }
  process.chdir(folder);
  const app = express();
  serveHtmlFiles(app);
  server = createServer(app as unknown as Parameters<typeof createServer>[1] & object);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  process.chdir(home);
  server.close();
});

it.each(['/navigation/joy-ui.html', '/frames/demos/Basic-1.html'])('has %s', async (pathname) => {
  const response = await fetch(url + pathname);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(await response.text()).toBe(pathname.slice(1));
});

it.each(['/page/index.html', '/navigation/../page/index.html', '/navigation/none.html'])(
  'leaves %s to develop',
  async (pathname) => {
    expect((await fetch(url + pathname)).status).toBe(404);
  },
);
