import { once } from 'node:events';
import net from 'node:net';
import { startSlowLine } from '../../../../../scripts/bench/peers/line/startSlowLine';
import { toPort } from '../../../../../scripts/bench/peers/toPort';

const server = net.createServer((socket) => {
  socket.on('data', (data) => socket.end(`heard ${String(data)}`));
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(async () => {
  server.close();
  await once(server, 'close');
});

test('what is asked and answered passes through, after two round trips of 150 ms', async () => {
  const line = await startSlowLine(toPort(server));
  const started = performance.now();
  const client = net.connect(line.port, '127.0.0.1');
  client.write('a question');
  const [answer] = (await once(client, 'data')) as [Buffer];
  expect(String(answer)).toBe('heard a question');
  // Timers may be early by a millisecond.
  expect(performance.now() - started).toBeGreaterThan(295);
  await once(client, 'end');
  client.destroy();
  await line.close();
});

test('closing ends connections that are open', async () => {
  const line = await startSlowLine(toPort(server));
  const client = net.connect(line.port, '127.0.0.1');
  await once(client, 'connect');
  const closed = once(client, 'close');
  client.resume();
  await line.close();
  await closed;
  expect(client.destroyed).toBe(true);
});
