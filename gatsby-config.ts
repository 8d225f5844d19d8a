import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { readLeftOutPrefixes } from './src/node/content/leftOutProducts';
import { readAddress } from './src/node/content/readAddress';
import { serveHtmlFiles } from './src/node/develop/serveHtmlFiles';

const siteUrl = readAddress(process.env, 'SITE_URL', 'https://plumbline.example');

// Read by the browser half when it is bundled: the host of the site, and preview hosts that the build adds.
process.env['GATSBY_SERVICE_WORKER_HOSTS'] = [
  new URL(siteUrl).hostname,
  process.env['PREVIEW_HOSTS'],
]
  .filter(Boolean)
  .join(',');

/** After so many seconds without an answer, what was kept. */
const networkFirst = { handler: 'NetworkFirst', options: { networkTimeoutSeconds: 4 } };

const config: GatsbyConfig = {
  siteMetadata: {
    title: 'Plumbline',
    description:
      'Documentation of Material UI, Joy UI, Base UI, MUI System and MUI X that is checked against the code.',
    siteUrl,
    repositoryUrl: readAddress(process.env, 'REPOSITORY_URL', 'https://git.example/plumbline'),
  },
  trailingSlash: 'always',
  developMiddleware: serveHtmlFiles,
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    typesOutputPath: 'src/gatsby-types.d.ts',
    // `develop` keeps them; `npm test` looks whether they are those of the schema and the queries.
    generateOnBuild: process.env['WRITE_QUERY_TYPES'] === 'yes',
  },
  plugins: [
    'gatsby-plugin-mdx',
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: path.resolve('content'),
        ignore: readLeftOutPrefixes(process.cwd()).map(
          (prefix) => `${path.resolve('content')}${prefix}**/index.mdx`,
        ),
      },
    },
    {
      resolve: 'gatsby-plugin-offline',
      options: {
        // Says nothing in the console, on localhost neither.
        debug: false,
        appendScript: path.resolve('src/node/output/offlineWorker.js'),
        workboxConfig: {
          cacheId: 'plumbline',
          skipWaiting: false,
          clientsClaim: true,
          // The plugin merges this list with its own, entry by entry: there must be no fewer than its four. Workbox takes a
          // pattern that does not start at the start of an address for files of this site only.
          runtimeCaching: [
            // Pages: the network's answer, and what was kept of an earlier visit where there is none.
            { urlPattern: /\/(\?[^#]*)?$/, ...networkFirst },
            // Not `?keep`, by which the page itself fetches what it keeps for a product (src/offline/productDownload.ts).
            { urlPattern: /\/page-data\/[^?#]*\.json($|\?(?!keep$))/, ...networkFirst },
            // Names with a hash of the content: of Gatsby, of the demos, of the search index.
            {
              urlPattern:
                /(-[0-9a-f]{10}|\/material-icons\/[0-9a-f]{20}\/[\w-]+|\/demos\/[^?#]*-[\w-]{8}|\/search\/(names|words)-[\w-]+|\/static\/[^?#]*)\.\w+(\?retry=\d+)?$/,
              handler: 'CacheFirst',
            },
            {
              urlPattern: /\.(js|css|json|html|md|txt|png|svg|webmanifest)$/,
              ...networkFirst,
            },
          ],
        },
      },
    },
  ],
};

export default config;
