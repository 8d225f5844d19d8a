import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration } from 'webpack';
import siteConfig from '../../../gatsby-config';
import { configureWebpack } from '../../../src/node/webpack/configureWebpack';

interface OfflinePlugin {
  resolve: 'gatsby-plugin-offline';
  options: { workboxConfig: { runtimeCaching: { urlPattern: RegExp; handler: string }[] } };
}

const isOfflinePlugin = (plugin: unknown): plugin is OfflinePlugin =>
  (plugin as OfflinePlugin).resolve === 'gatsby-plugin-offline';

/** How the service worker answers a pathname: as the first row that fits says. */
function findHandler(pathname: string): string | undefined {
  const rows =
    siteConfig.plugins?.find(isOfflinePlugin)?.options.workboxConfig.runtimeCaching ?? [];
  return rows.find(({ urlPattern }) => urlPattern.test(`https://docs.example${pathname}`))?.handler;
}

function readHashLength(): number {
  let config: Configuration = {};
  const args = {
    stage: 'build-javascript',
    getConfig: (): Configuration => ({ optimization: { splitChunks: false } }),
    actions: {
      setWebpackConfig: () => undefined,
      replaceWebpackConfig: (next: Configuration) => {
        config = next;
      },
    },
  };
  configureWebpack(args as unknown as CreateWebpackConfigArgs);
  return config.output?.hashDigestLength ?? 20;
}

const hash = '0ab729ea2af8bbc81c57'.slice(0, readHashLength());

test.each([`/app-${hash}.js`, `/component---src-templates-icons-page-template-tsx-${hash}.js`])(
  'the script %s, whose name changes with its content, is asked for once',
  (pathname) => {
    expect(findHandler(pathname)).toBe('CacheFirst');
  },
);

test.each(['/scripts-gone.js', '/frames/edit-frame.js', '/frames/theme-variables.js', '/'])(
  '%s, whose name stays, is asked for again',
  (pathname) => {
    expect(findHandler(pathname)).toBe('NetworkFirst');
  },
);
