import { siteReadyEvent } from '../../shared/siteEvents';

/** @param page of the site. @returns once it is hydrated, at once where it is. */
export function waitUntilAlive(page: Document): Promise<void> {
  if (page.documentElement.dataset['hydrated'] !== undefined) return Promise.resolve();
  return new Promise((resolve) => {
    page.addEventListener(siteReadyEvent, () => resolve(), { once: true });
  });
}
