import { SlowSender } from '../../../../../scripts/bench/peers/line/SlowSender';

const packetBytes = 1460;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** A client that notes what it is told. */
function createReceiver() {
  const packets: Buffer[] = [];
  const receiver = {
    writable: true,
    isEnded: false,
    packets,
    write: (packet: Buffer) => packets.push(packet),
    end: () => {
      receiver.isEnded = true;
    },
  };
  return receiver;
}

const toBytes = (packets: number) => Buffer.alloc(packets * packetBytes, 'x');

test('a new connection sends ten packets, and twice as many a round trip later', () => {
  const receiver = createReceiver();
  new SlowSender({ freeAt: 0 }, receiver).push(toBytes(100));
  // Each packet takes 7.3 ms to be sent, and 75 to arrive.
  jest.advanceTimersByTime(81);
  expect(receiver.packets).toHaveLength(0);
  jest.advanceTimersByTime(68);
  expect(receiver.packets).toHaveLength(10);
  jest.advanceTimersByTime(80);
  expect(receiver.packets).toHaveLength(10);
  jest.advanceTimersByTime(150);
  expect(receiver.packets).toHaveLength(30);
});

test('once it is under way it sends 1.6 megabits in a second', () => {
  const receiver = createReceiver();
  new SlowSender({ freeAt: 0 }, receiver).push(toBytes(1000));
  const countOfSecond = () => {
    const before = receiver.packets.length;
    jest.advanceTimersByTime(1000);
    return (receiver.packets.length - before) * packetBytes * 8;
  };
  jest.advanceTimersByTime(1000);
  expect(Math.abs(countOfSecond() - 1.6e6)).toBeLessThan(packetBytes * 8);
});

test('connections share the rate', () => {
  const line = { freeAt: 0 };
  const receivers = [createReceiver(), createReceiver()];
  for (const receiver of receivers) new SlowSender(line, receiver).push(toBytes(5));
  const count = () => receivers.map(({ packets }) => packets.length);
  jest.advanceTimersByTime(112);
  expect(count()).toEqual([5, 0]);
  jest.advanceTimersByTime(37);
  expect(count()).toEqual([5, 5]);
});

test('what is pushed in pieces of any size comes in order, and the end after it', () => {
  const receiver = createReceiver();
  const sender = new SlowSender({ freeAt: 0 }, receiver);
  const pieces = ['a'.repeat(4000), 'b', 'c'.repeat(20_000)];
  for (const piece of pieces) sender.push(Buffer.from(piece));
  sender.end();
  expect(receiver.isEnded).toBe(false);
  jest.advanceTimersByTime(2000);
  expect(receiver.packets.join('')).toBe(pieces.join(''));
  expect(Math.max(...receiver.packets.map(({ length }) => length))).toBe(packetBytes);
  expect(receiver.isEnded).toBe(true);
});

test('a client that has gone is sent nothing', () => {
  const receiver = createReceiver();
  new SlowSender({ freeAt: 0 }, receiver).push(toBytes(2));
  receiver.writable = false;
  jest.advanceTimersByTime(1000);
  expect(receiver.packets).toEqual([]);
});
