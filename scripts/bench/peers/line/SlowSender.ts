/** A line of 150 ms, there and back, and 1.6 Mbit/s. */
export const halfTripMs = 75;
const bytesPerMs = 200;
const packetBytes = 1460;
const packetsAtFirst = 10;

/** When a line can take the next packet; all connections share it. In milliseconds of `performance.now()`. */
export interface LineState {
  freeAt: number;
}

/** What a sender needs of a socket. */
interface Receiver {
  readonly writable: boolean;
  write: (packet: Buffer) => unknown;
  end: () => unknown;
}

/** Runs something at a time of `performance.now()`. */
export function runAt(time: number, run: () => void): void {
  setTimeout(run, Math.max(0, time - performance.now()));
}

/**
 * Sends what a server answers over a slow line, as a connection does that is new: ten packets, and then as many more as it hears to
 * have come (RFC 6928 and 5681). That doubles them with each round trip.
 */
export class SlowSender {
  private readonly queue: Buffer[] = [];
  private window = packetBytes * packetsAtFirst;
  private bytesUnderWay = 0;
  private isEnded = false;

  constructor(
    private readonly line: LineState,
    private readonly receiver: Receiver,
  ) {}

  push(data: Buffer): void {
    this.queue.push(data);
    this.send();
  }

  /** Says that nothing follows; the receiver is told when all has come. */
  end(): void {
    this.isEnded = true;
    this.send();
  }

  private send(): void {
    for (let packet = this.takePacket(); packet; packet = this.takePacket()) this.ship(packet);
    if (this.isEnded && this.queue.length === 0 && this.bytesUnderWay === 0) this.receiver.end();
  }

  /** @returns null where there is none, or where the connection has to wait. */
  private takePacket(): Buffer | null {
    const [next] = this.queue;
    if (!next || this.bytesUnderWay + Math.min(packetBytes, next.length) > this.window) return null;
    const packet = next.subarray(0, packetBytes);
    if (packet.length === next.length) this.queue.shift();
    else this.queue[0] = next.subarray(packet.length);
    return packet;
  }

  private ship(packet: Buffer): void {
    this.bytesUnderWay += packet.length;
    this.line.freeAt = Math.max(this.line.freeAt, performance.now()) + packet.length / bytesPerMs;
    const arrivesAt = this.line.freeAt + halfTripMs;
    runAt(arrivesAt, () => {
      if (this.receiver.writable) this.receiver.write(packet);
    });
    runAt(arrivesAt + halfTripMs, () => {
      this.bytesUnderWay -= packet.length;
      this.window += packet.length;
      this.send();
    });
  }
}
