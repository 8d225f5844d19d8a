import { waitForRest } from '../../src/offline/waitForRest';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

test('a page rests when nothing has come for half a second', async () => {
  jest.useFakeTimers();
  let noteFile = () => {};
  const disconnect = jest.fn();
  Object.assign(globalThis, {
    PerformanceObserver: class {
      constructor(callback: () => void) {
        noteFile = callback;
      }
      observe() {}
      disconnect = disconnect;
    },
  });
  const onRest = jest.fn();
  const rest = waitForRest().then(onRest);
  await jest.advanceTimersByTimeAsync(400);
  noteFile();
  await jest.advanceTimersByTimeAsync(400);
  expect(onRest).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  await rest;
  expect(onRest).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});
