import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration } from 'webpack';
import { readChunkFiles } from '../output/readChunkFiles';
import { siteCacheFolder, writeSiteCache } from '../pages/siteCache';
import { createMinimizers } from './createMinimizers';
import { leftOutParts } from './leftOutParts';
import { withOwnScriptRules } from './scriptRules';
import { shortTokensPlugin } from './shortTokensPlugin';
import { withShortNames } from './withShortNames';
import { withVersionedCache } from './withVersionedCache';

/**
 * A production build without Babel over everything and source maps, minified by swc, which took most of its time. Dependencies are
 * not translated at all: those that we use ship code for these browsers.
 */
function toLeanConfig(config: Configuration): Configuration {
  return {
    ...config,
    devtool: false,
    // Names of scripts are in the HTML of each page, and letters that say nothing cannot be compressed.
    output: { ...config.output, hashDigestLength: 10 },
    plugins: [...(config.plugins ?? []), shortTokensPlugin],
    module: { ...config.module, rules: withOwnScriptRules(config.module?.rules ?? []) },
    optimization: {
      ...config.optimization,
      // Webpack's own few functions are needed where `app` is, and a file of their own would be one more to ask for.
      runtimeChunk: false,
      splitChunks: withShortNames(config.optimization?.splitChunks),
      minimizer: createMinimizers(),
    },
  };
}

/** Whether a rule is Gatsby's for packages, which it translates for old browsers. */
function isPackageRule(rule: unknown): boolean {
  return JSON.stringify(rule)?.includes('babel-preset-gatsby/dependencies') ?? false;
}

/**
 * `develop` without what only costs time: Gatsby's ESLint, with rules of its own, besides `npm run lint`, and the translation of
 * packages. Own files keep Gatsby's presets, which exchange a component on the page when its file is saved.
 */
function toDevelopConfig(config: Configuration): Configuration {
  return {
    ...config,
    module: {
      ...config.module,
      rules: config.module?.rules?.filter((rule) => !isPackageRule(rule)),
    },
    plugins: config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ESLintWebpackPlugin'),
  };
}

/**
 * Server rendering imports what is in the site cache; as imports, a change of navigation or of a script renders every page again.
 * It reads no file: Gatsby renders every page with every build when it does.
 */
export function configureWebpack({ actions, stage, getConfig }: CreateWebpackConfigArgs): void {
  // npm installs real folders: webpack need not ask of each folder on the way to a module whether it is a link.
  actions.setWebpackConfig({ resolve: { symlinks: false } });
  if (stage === 'build-html' || stage === 'develop-html') {
    // The scripts have been bundled by now; `develop` has others.
    writeSiteCache('chunks', stage === 'build-html' ? readChunkFiles(path.resolve('public')) : {});
    actions.setWebpackConfig({ resolve: { alias: { 'site-cache': siteCacheFolder } } });
  }
  if (stage === 'build-javascript') {
    actions.setWebpackConfig({
      resolve: {
        alias: {
          ...leftOutParts,
          'gatsby-production-app': path.resolve('.cache/production-app.js'),
        },
      },
    });
  }
  const isProduction = stage === 'build-javascript' || stage === 'build-html';
  const config = withVersionedCache(getConfig() as Configuration);
  // Gatsby knows the scripts of its entry by the name `app`.
  if (stage === 'build-javascript')
    config.entry = { app: path.resolve('src/entry/startInSteps.ts') };
  actions.replaceWebpackConfig(isProduction ? toLeanConfig(config) : toDevelopConfig(config));
}
