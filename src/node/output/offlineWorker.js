/* Appended to the service worker that gatsby-plugin-offline makes, of Workbox 4. `self.offlineShell` is written by the build. */
/* global workbox */

// A worker that sleeps has to be started; the page is asked for meanwhile.
workbox.navigationPreload.enable();

/** What the HTML of every page of this version starts with. */
const ownScripts = self.__precacheManifest
  .map(({ url }) => url)
  .filter((url) => /^(app|framework)-/.test(url));

const toDataPathname = (pathname) =>
  `/page-data/${pathname.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`;

async function keepShell() {
  const requests = self.offlineShell.map((url) => new Request(url, { cache: 'reload' }));
  await (await caches.open('plumbline-shell')).addAll(requests);
}

/**
 * Forgets what was kept on visits and does not go with this version: HTML, whose scripts Workbox drops for those of this version, where
 * the data of the page can fill an empty one; and files of the shell, which has newer ones.
 */
async function forgetOutdated() {
  const visited = await caches.open(workbox.core.cacheNames.runtime);
  for (const url of self.offlineShell) await visited.delete(url);
  for (const request of await visited.keys()) {
    const { pathname } = new URL(request.url);
    if (!pathname.endsWith('/') || !(await caches.match(toDataPathname(pathname)))) continue;
    const html = await (await visited.match(request)).text();
    if (!ownScripts.every((url) => html.includes(`"/${url}"`))) await visited.delete(request);
  }
}

self.addEventListener('install', (event) => event.waitUntil(keepShell().then(forgetOutdated)));

// What neither the network nor an earlier visit has.
workbox.routing.setCatchHandler(async ({ event: { request } }) => {
  // The shell, what was asked for to be available offline, and addresses that differ only in their query.
  const kept = await caches.match(request, { ignoreSearch: true });
  if (kept) return kept;
  if (request.mode !== 'navigate') return Response.error();

  const { pathname, search } = new URL(request.url);
  // A page that was reached by a link, or kept without its HTML: its data fill an empty page.
  if (await caches.match(toDataPathname(pathname))) {
    const emptyPage = '/offline-plugin-app-shell-fallback/index.html';
    return caches.match(workbox.precaching.getCacheKeyForURL(emptyPage));
  }
  return Response.redirect(`/offline/?page=${encodeURIComponent(pathname + search)}`, 302);
});
