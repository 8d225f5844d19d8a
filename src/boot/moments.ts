/** Runs what the first paint must not wait for: at once where there has been one, while HTML was still coming. */
export function afterFirstPaint(run: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    run();
  }).observe({ type: 'paint', buffered: true });
}

/** Runs what is not needed for the text when the browser is idle. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3000 });
  else setTimeout(run, 200);
}
