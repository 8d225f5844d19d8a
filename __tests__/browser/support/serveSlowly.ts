import { createServer, request, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';

const bytesOfPart = 3000;
const millisecondsBetweenParts = 15;

async function sendInParts(html: Buffer, response: ServerResponse): Promise<void> {
  for (let start = 0; start < html.length; start += bytesOfPart) {
    response.write(html.subarray(start, start + bytesOfPart));
    await pause(millisecondsBetweenParts);
  }
  response.end();
}

/**
 * Serves the site at `origin` as a slow network brings it: HTML in small parts with pauses between, the rest at once.
 * A browser paints between two parts if the page lets it.
 * @returns the address, and how to stop
 */
export async function serveSlowly(origin: string): Promise<{ url: string; close(): void }> {
  const server = createServer(({ url = '/', method, headers }, response) => {
    const options = { method, headers: { ...headers, 'accept-encoding': 'identity' } };
    const forwarded = request(new URL(url, origin), options, (answer) => {
      const { statusCode = 502, headers: answered } = answer;
      const isHtml = answered['content-type']?.startsWith('text/html') === true;
      const { 'content-length': length, ...others } = answered;
      response.writeHead(statusCode, isHtml || !length ? others : answered);
      if (isHtml) void buffer(answer).then((html) => sendInParts(html, response));
      else answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    forwarded.end();
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
