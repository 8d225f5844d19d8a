/**
 * Stands in for the browser half of gatsby-plugin-offline, which tells its worker of every page that is opened or prefetched so
 * that it may answer with an empty shell. Ours answers with the page as it was kept; see `src/node/output/offlineWorker.js`.
 */
export const registerServiceWorker = () => false;
