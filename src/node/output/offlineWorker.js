/* Appended to the service worker that gatsby-plugin-offline makes, of Workbox 4. `self.offlineShell` is written by the build. */
/* global workbox */

self.addEventListener('install', (event) => {
  const requests = self.offlineShell.map((url) => new Request(url, { cache: 'reload' }));
  event.waitUntil(caches.open('plumbline-shell').then((cache) => cache.addAll(requests)));
});

// What neither the network nor an earlier visit has.
workbox.routing.setCatchHandler(async ({ event: { request } }) => {
  // The shell, what was asked for to be available offline, and addresses that differ only in their query.
  const kept = await caches.match(request, { ignoreSearch: true });
  if (kept) return kept;
  if (request.mode !== 'navigate') return Response.error();

  const { pathname, search } = new URL(request.url);
  // A page that was reached by a link, or kept without its HTML: its data fill an empty page.
  const data = `/page-data/${pathname.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`;
  if (await caches.match(data)) {
    const emptyPage = '/offline-plugin-app-shell-fallback/index.html';
    return caches.match(workbox.precaching.getCacheKeyForURL(emptyPage));
  }
  return Response.redirect(`/offline/?page=${encodeURIComponent(pathname + search)}`, 302);
});
