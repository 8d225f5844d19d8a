/** Milliseconds from the third frame on; where Chromium tells of its paint, it has told by then. */
const waitForTold = 200;

/**
 * Runs what the first paint must not wait for: at once where there has been one, while HTML was still coming. At first
 * visits Firefox 153 tells of none on two in three pages of this site.
 */
export function afterFirstPaint(run: () => void): void {
  void new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    // Browsers prepare two frames while the first waits for its turn on a busy machine.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, waitForTold))),
    );
  }).then(run);
}

/** Runs what is not needed for the text when the browser is idle; Safari does not say when it is. */
export function whenIdle(run: () => void): void {
  const browser: Partial<Window> = window;
  if (!browser.requestIdleCallback?.(run, { timeout: 3000 })) setTimeout(run, 200);
}
