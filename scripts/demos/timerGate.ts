/** Longer timers stand for something that comes later, such as the answer of a server. In milliseconds. */
const longest = 100;

/** Above all numbers that a browser gives to timers of its own. */
const firstNumber = 1_000_000_000;

/** The timers of a window, as `Window` has them. */
export interface Timers {
  setTimeout(handler: TimerHandler, delay?: number, ...values: unknown[]): number;
  setInterval(handler: TimerHandler, delay?: number, ...values: unknown[]): number;
  clearTimeout(id?: number): void;
  clearInterval(id?: number): void;
}

export interface TimerGate {
  /** From now on no timer of more than 100 ms begins. */
  close(): void;
  /** Those that were kept begin, each with its whole delay. */
  open(): void;
}

/**
 * Keeps long timers from ending while something is looked at, however long a busy machine takes over it.
 * @param timers of a window, which are replaced.
 * @returns a gate that is open.
 */
export function createTimerGate(timers: Timers): TimerGate {
  const { setTimeout, setInterval, clearTimeout, clearInterval } = timers;
  const kept = new Map<number, () => void>();
  const begun = new Map<number, number>();
  let isOpen = true;
  let lastNumber = firstNumber;

  const toKeeping =
    (start: Timers['setTimeout']): Timers['setTimeout'] =>
    (handler, delay = 0, ...values) => {
      if (isOpen || delay <= longest) return start.call(timers, handler, delay, ...values);
      lastNumber += 1;
      const id = lastNumber;
      kept.set(id, () => begun.set(id, start.call(timers, handler, delay, ...values)));
      return id;
    };
  const toClearing =
    (clear: Timers['clearTimeout']): Timers['clearTimeout'] =>
    (id = 0) => {
      if (!kept.delete(id)) clear.call(timers, begun.get(id) ?? id);
    };

  timers.setTimeout = toKeeping(setTimeout);
  timers.setInterval = toKeeping(setInterval);
  timers.clearTimeout = toClearing(clearTimeout);
  timers.clearInterval = toClearing(clearInterval);

  return {
    close() {
      isOpen = false;
    },
    open() {
      isOpen = true;
      const waiting = [...kept.values()];
      kept.clear();
      for (const begin of waiting) begin();
    },
  };
}
