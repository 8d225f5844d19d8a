import { isTyping } from './isTyping';
import { reloadIfOutdated } from './reloadIfOutdated';

/** Hosts on which the worker is registered: that of the site, and those that the build adds; separated by commas. */
const hosts = (process.env['GATSBY_SERVICE_WORKER_HOSTS'] ?? '').split(',').filter(Boolean);

/**
 * Reloads once, when the reader next comes to the page and has nothing under their hands. Not a page that came with the new version
 * and only found the worker of the old one.
 */
function reloadAtNextFocus(reload: () => void): void {
  const onFocus = () => {
    if (isTyping()) return;
    window.removeEventListener('focus', onFocus);
    void reloadIfOutdated({ reload });
  };
  window.addEventListener('focus', onFocus);
}

function activateWaiting(registration: ServiceWorkerRegistration): void {
  registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
}

/** Fetches a file to its end, so that the worker has all of it. */
async function fetchWhole(url: string): Promise<void> {
  await (await fetch(url)).arrayBuffer();
}

/**
 * Hands the worker what this page was made of, since it was loaded before there was a worker to keep it. The page comes
 * last, so that one that is kept has its parts.
 */
async function keepThisPage(): Promise<void> {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => new URL(url).origin === window.location.origin && !url.endsWith('/sw.js'));
  const page = window.location.href.replace(/#.*$/, '');
  await Promise.allSettled([...new Set(loaded)].map(fetchWhole));
  await fetchWhole(page);
}

/**
 * Lets a worker take care of the site. A new one takes over at once, and a page of an older version is loaded anew when the reader next
 * comes to it.
 * @param reload how to reload, for tests.
 */
async function register(container: ServiceWorkerContainer, reload: () => void): Promise<void> {
  let isControlled = container.controller !== null;
  let isOutdated = false;
  container.addEventListener('controllerchange', () => {
    if (!isControlled) {
      isControlled = true;
      keepThisPage().catch(() => undefined);
    } else if (!isOutdated) {
      isOutdated = true;
      reloadAtNextFocus(reload);
    }
  });
  const registration = await container.register('/sw.js', { updateViaCache: 'none' });
  if (isControlled) activateWaiting(registration);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && container.controller) activateWaiting(registration);
    });
  });
}

/** Registers the service worker where the build allows it; does nothing elsewhere, and where the browser refuses. */
export async function registerServiceWorker(
  reload: () => void = () => window.location.reload(),
): Promise<void> {
  if (!hosts.includes(window.location.hostname)) return;
  try {
    // Reading it throws where site data is blocked, and it is not there without a secure connection.
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (container) await register(container, reload);
  } catch {
    return;
  }
}
