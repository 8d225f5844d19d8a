/** Longer than what a page asks for after what has come takes, over a line that is not slow. */
const restMilliseconds = 500;

/** @returns when nothing has come for half a second: a page that has just come to life fetches and starts what of it is seen. */
export function waitForRest(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, restMilliseconds);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, restMilliseconds);
    });
    observer.observe({ type: 'resource' });
  });
}
