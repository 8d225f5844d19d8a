/* Appended to the service worker that gatsby-plugin-offline makes. */
/* global workbox */

// A page that was never visited, without a network: the page that lists what is there.
workbox.routing.setCatchHandler(async ({ event }) => {
  if (event.request.mode !== 'navigate') return Response.error();
  return (await workbox.precaching.matchPrecache('/offline/index.html')) || Response.error();
});
