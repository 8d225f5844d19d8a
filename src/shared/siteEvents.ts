/** Event of `document` when the page is hydrated. */
export const siteReadyEvent = 'site-ready';

/** Event of `document` when a page is asked for, which may have to be fetched. */
export const pageAskedEvent = 'site-page-asked';

/** Event of `document` when another page has taken the place of the last one. */
export const pageChangeEvent = 'site-page-change';

/** Event of `document` when the page's scripts cannot be had, so that nobody will ever answer a kept click. */
export const scriptsGoneEvent = 'site-scripts-gone';
