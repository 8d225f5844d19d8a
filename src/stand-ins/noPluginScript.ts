/**
 * Stands in for the browser half of a plugin that does nothing for this site: of Gatsby's own for scripts in a web worker,
 * which no page has, and of gatsby-plugin-offline, which tells its worker of every page that is opened or prefetched so
 * that it may answer with an empty shell. Ours answers with the page as it was kept; see `src/node/output/offlineWorker.js`.
 */
export const registerServiceWorker = () => false;
