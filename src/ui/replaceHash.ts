/**
 * Leads on to another place of the page, in the same entry of the history. The router hears of it also while the page comes to life: it
 * listens from an effect of its own, which runs after those of the page.
 */
export function replaceHash(id: string): void {
  queueMicrotask(() => window.location.replace(`#${encodeURIComponent(id)}`));
}
