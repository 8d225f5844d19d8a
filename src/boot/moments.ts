/** Runs what the next frame, the first one of the page, must not wait for. */
export function afterNextFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** Runs what is not needed for the text when the page has been loaded and painted and the browser is idle. */
export function whenIdle(run: () => void): void {
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3000 });
    else setTimeout(run, 200);
  });
}
