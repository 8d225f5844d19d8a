import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';

const siteUrl = process.env['SITE_URL'] ?? 'https://plumbline.example';

// Read by the browser half when it is bundled: the host of the site, and preview hosts that the build adds.
process.env['GATSBY_SERVICE_WORKER_HOSTS'] = [
  new URL(siteUrl).hostname,
  process.env['PREVIEW_HOSTS'],
]
  .filter(Boolean)
  .join(',');

const config: GatsbyConfig = {
  siteMetadata: {
    title: 'Plumbline',
    description:
      'Documentation of Material UI, Joy UI, Base UI, MUI System and MUI X that is checked against the code.',
    siteUrl,
    repositoryUrl: process.env['REPOSITORY_URL'] ?? 'https://git.example/plumbline',
  },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: 'src/gatsby-types.d.ts' },
  plugins: [
    'gatsby-plugin-mdx',
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: path.resolve('content') },
    },
    {
      resolve: 'gatsby-plugin-offline',
      options: {
        precachePages: ['/offline/'],
        appendScript: path.resolve('src/node/output/offlineWorker.js'),
        workboxConfig: {
          cacheId: 'plumbline',
          skipWaiting: false,
          clientsClaim: true,
          runtimeCaching: [
            // Pages: the network's answer, and what was kept of an earlier visit where there is none.
            {
              urlPattern: /^https?:\/\/[^/]+\/([^?#]*\/)?([?#].*)?$/,
              handler: 'NetworkFirst',
              options: { networkTimeoutSeconds: 4 },
            },
            {
              urlPattern: /\/page-data\/.*\.json$/,
              handler: 'NetworkFirst',
              options: { networkTimeoutSeconds: 4 },
            },
            {
              urlPattern: /^https?:\/\/[^/]+\/[^?#]*\.(js|css|woff2?|png|svg)$/,
              handler: 'CacheFirst',
            },
            {
              urlPattern: /^https?:\/\/[^/]+\/[^?#]*\.(json|html|md|bin|txt)$/,
              handler: 'NetworkFirst',
              options: { networkTimeoutSeconds: 4 },
            },
          ],
        },
      },
    },
  ],
};

export default config;
