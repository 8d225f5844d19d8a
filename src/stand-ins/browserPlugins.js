/**
 * Stands in for the list that Gatsby writes of the browser halves of plugins, of which only the site's own does anything. Left out are
 * that for scripts in a web worker, which no page has, and that of gatsby-plugin-offline, which tells its worker of every page
 * that is opened or prefetched so that it may answer with an empty shell; ours answers with the page as it was kept
 * (`src/node/output/offlineWorker.js`). With the list go the options of plugins, and in them paths of the machine that builds.
 */
module.exports = [{ plugin: require('../../gatsby-browser'), options: { plugins: [] } }];
