/** Hosts on which the worker is registered: that of the site, and those that the build adds; separated by commas. */
const hosts = (process.env['GATSBY_SERVICE_WORKER_HOSTS'] ?? '').split(',').filter(Boolean);

/** Whether somebody is typing; a reload would take the text away. */
function isTyping(): boolean {
  const { activeElement } = document;
  return (
    activeElement instanceof HTMLElement &&
    (activeElement.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(activeElement.tagName))
  );
}

/** Reloads once, as soon as the page has focus and nobody is typing. */
function reloadWhenCalm(): void {
  const tryReload = () => {
    if (!document.hasFocus() || isTyping()) return;
    for (const type of ['focus', 'focusout', 'visibilitychange'])
      window.removeEventListener(type, tryLater);
    window.location.reload();
  };
  const tryLater = () => void setTimeout(tryReload);
  for (const type of ['focus', 'focusout', 'visibilitychange'])
    window.addEventListener(type, tryLater);
  tryReload();
}

function activateWaiting(registration: ServiceWorkerRegistration): void {
  registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
}

/** Hands the worker what this page was made of, since it was loaded before there was a worker to keep it. */
async function keepThisPage(): Promise<void> {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => new URL(url).origin === window.location.origin && !url.endsWith('/sw.js'));
  const page = window.location.href.replace(/#.*$/, '');
  await Promise.allSettled([page, ...new Set(loaded)].map((url) => fetch(url)));
}

async function register(): Promise<void> {
  const container = navigator.serviceWorker;
  const hadWorker = container.controller !== null;
  let isReloading = false;
  container.addEventListener('controllerchange', () => {
    if (!hadWorker) void keepThisPage();
    else if (!isReloading) {
      isReloading = true;
      reloadWhenCalm();
    }
  });
  const registration = await container.register('/sw.js', { updateViaCache: 'none' });
  activateWaiting(registration);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && container.controller) activateWaiting(registration);
    });
  });
}

// Takes the place of Gatsby's own module of this purpose, which registers the worker everywhere.
if ('serviceWorker' in navigator && hosts.includes(window.location.hostname)) {
  register().catch(() => undefined);
}
