import { createTimerGate, type Timers } from '../../scripts/demos/timerGate';

function createTimers(): Timers {
  return {
    setTimeout: (handler, delay, ...values) =>
      Number(setTimeout(handler as () => void, delay, ...(values as []))),
    setInterval: (handler, delay, ...values) =>
      Number(setInterval(handler as () => void, delay, ...(values as []))),
    clearTimeout: (id) => clearTimeout(id),
    clearInterval: (id) => clearInterval(id),
  };
}

describe('a gate for timers', () => {
  const timers = createTimers();
  const gate = createTimerGate(timers);
  const handler = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers();
    handler.mockClear();
    gate.close();
  });

  afterEach(() => {
    gate.open();
    jest.useRealTimers();
  });

  test('lets short timers pass while it is closed, with their values', () => {
    timers.setTimeout(handler, 100, 'saws');
    jest.advanceTimersByTime(100);
    expect(handler.mock.calls).toEqual([['saws']]);
  });

  test('keeps long ones until it is open, and then they take their whole time', () => {
    timers.setTimeout(handler, 600, 'saws');
    jest.advanceTimersByTime(5_000);
    expect(handler).not.toHaveBeenCalled();
    gate.open();
    jest.advanceTimersByTime(599);
    expect(handler).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(handler.mock.calls).toEqual([['saws']]);
  });

  test('keeps long intervals, which then come again and again', () => {
    timers.setInterval(handler, 200);
    jest.advanceTimersByTime(5_000);
    expect(handler).not.toHaveBeenCalled();
    gate.open();
    jest.advanceTimersByTime(600);
    expect(handler).toHaveBeenCalledTimes(3);
  });

  test.each(['while it is kept', 'after it has begun'])('lets a timer be cleared %s', (moment) => {
    const timer = timers.setTimeout(handler, 600);
    const interval = timers.setInterval(handler, 600);
    if (moment === 'after it has begun') gate.open();
    timers.clearTimeout(timer);
    timers.clearInterval(interval);
    gate.open();
    jest.advanceTimersByTime(5_000);
    expect(handler).not.toHaveBeenCalled();
  });

  test('lets a timer be cleared that began before it was closed', () => {
    gate.open();
    const timer = timers.setTimeout(handler, 600);
    gate.close();
    timers.clearTimeout(timer);
    jest.advanceTimersByTime(5_000);
    expect(handler).not.toHaveBeenCalled();
  });
});
