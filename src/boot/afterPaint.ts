/** Runs what is not needed for the text when the page has been loaded and painted and the browser is idle. */
export function afterPaint(run: () => void): void {
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3000 });
    else setTimeout(run, 200);
  });
}
