import { once } from 'node:events';
import net from 'node:net';
import { toPort } from '../toPort';
import { halfTripMs, runAt, SlowSender, type LineState } from './SlowSender';

/** Connects a browser to the server through the line. @returns both ends, for closing them. */
function connect(client: net.Socket, serverPort: number, line: LineState): net.Socket[] {
  const server = net.connect(serverPort, '127.0.0.1');
  const openAt = performance.now() + 2 * halfTripMs;
  const sender = new SlowSender(line, client);
  client.setNoDelay();
  server.setNoDelay();
  client.on('data', (data) =>
    runAt(Math.max(openAt, performance.now()) + halfTripMs, () => {
      if (server.writable) server.write(data);
    }),
  );
  client.on('error', () => server.destroy());
  client.on('close', () => server.destroy());
  server.on('data', (data) => sender.push(data));
  server.on('error', () => client.destroy());
  server.on('end', () => sender.end());
  return [client, server];
}

/**
 * A slow line between a browser and a local server, as a TCP proxy. Unlike what DevTools slow down, it has what decides a first
 * paint: the handshake, and a connection that waits to hear that its packets have come.
 * @param serverPort of the server. @returns the port of the proxy, and how to close it.
 */
export async function startSlowLine(
  serverPort: number,
): Promise<{ port: number; close: () => Promise<void> }> {
  const line: LineState = { freeAt: 0 };
  const sockets = new Set<net.Socket>();
  const proxy = net.createServer((client) => {
    for (const socket of connect(client, serverPort, line)) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: toPort(proxy),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
