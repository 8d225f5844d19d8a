// A line of 150 ms and 1.6 Mbit/s between a browser and a local server, as a TCP proxy. Unlike what DevTools slow down, it has what
// decides a first paint: the handshake, and a connection that sends ten packets and then waits to hear that they have come (RFC 6928,
// doubled with each round trip). All connections share the rate.
import net from 'node:net';

const halfTripMs = 75;
const bytesPerMs = 200;
const packetBytes = 1460;
const packetsAtFirst = 10;

const now = () => performance.now();
const at = (time, run) => setTimeout(run, Math.max(0, time - now()));

/** @param target port of the server. @returns the proxy's port, and how to close it */
export function slowLine(target) {
  let freeAt = 0;
  const sockets = new Set();

  const connect = (client) => {
    const server = net.connect(target, '127.0.0.1');
    const openAt = now() + 2 * halfTripMs;
    const queue = [];
    let window = packetBytes * packetsAtFirst;
    let underWay = 0;
    let isEnded = false;

    const send = () => {
      while (queue.length > 0 && underWay + Math.min(packetBytes, queue[0].length) <= window) {
        const packet = queue[0].subarray(0, packetBytes);
        if (packet.length === queue[0].length) queue.shift();
        else queue[0] = queue[0].subarray(packet.length);
        underWay += packet.length;
        freeAt = Math.max(freeAt, now()) + packet.length / bytesPerMs;
        const arrives = freeAt + halfTripMs;
        at(arrives, () => client.writable && client.write(packet));
        at(arrives + halfTripMs, () => {
          underWay -= packet.length;
          window += packet.length;
          send();
        });
      }
      if (isEnded && queue.length === 0 && underWay === 0) client.end();
    };

    for (const socket of [client, server]) {
      socket.setNoDelay();
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('data', (data) =>
      at(Math.max(openAt, now()) + halfTripMs, () => server.writable && server.write(data)),
    );
    client.on('error', () => server.destroy());
    client.on('close', () => server.destroy());
    server.on('data', (data) => {
      queue.push(data);
      send();
    });
    server.on('error', () => client.destroy());
    server.on('end', () => {
      isEnded = true;
      send();
    });
  };

  const proxy = net.createServer(connect);
  return new Promise((ok) =>
    proxy.listen(0, '127.0.0.1', () =>
      ok({
        port: proxy.address().port,
        close: () =>
          new Promise((done) => {
            for (const socket of sockets) socket.destroy();
            proxy.close(done);
          }),
      }),
    ),
  );
}
