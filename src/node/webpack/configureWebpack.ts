import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import { NormalModuleReplacementPlugin, type Configuration, type RuleSetRule } from 'webpack';
import { siteCacheFolder } from '../pages/siteCache';

/** Syntax that every browser with ES modules, dialog and :has() reads. */
const browserTarget = 'es2020';

const isOwnFile = (file: string) =>
  file.startsWith(path.resolve('src')) || /\/gatsby-(browser|ssr)\.tsx$/.test(file);
const isRuntimeFile = (file: string) => file.startsWith(`${path.resolve('.cache')}${path.sep}`);

/** Files with queries need Gatsby's Babel plugin, which takes them out; all others only need their syntax translated. */
function isTranslatedByEsbuild(file: string): boolean {
  if (!/\.[jt]sx?$/.test(file)) return false;
  return isRuntimeFile(file) || (isOwnFile(file) && !/graphql`/.test(readFileSync(file, 'utf8')));
}

/** Whether a rule translates scripts: Gatsby's for the site, for TypeScript, and for every dependency. */
function isScriptRule(rule: RuleSetRule): boolean {
  return (
    rule.test instanceof RegExp &&
    rule.test.test('a.js') !== rule.test.test('a.css') &&
    Boolean(rule.use)
  );
}

/**
 * Names styled components after their file, since counted names depend on the order in which scripts happen to run and then
 * differ between server and browser; takes white space out of their styles, which travel in the scripts.
 */
export const styledComponentsOptions = {
  ssr: true,
  displayName: false,
  fileName: false,
  minify: true,
  transpileTemplateLiterals: false,
  pure: true,
};

const styledComponentsLoader = {
  loader: 'babel-loader',
  options: {
    babelrc: false,
    configFile: false,
    plugins: [['babel-plugin-styled-components', styledComponentsOptions]],
  },
};

function toEsbuildRules(): RuleSetRule[] {
  const rule = (
    include: (file: string) => boolean,
    jsx: 'automatic' | 'transform',
    loader: 'tsx' | 'jsx',
    isOwn: boolean,
  ) => ({
    test: /\.[jt]sx?$/,
    include,
    type: 'javascript/auto',
    use: [
      ...(isOwn ? [styledComponentsLoader] : []),
      { loader: 'esbuild-loader', options: { loader, jsx, target: browserTarget } },
    ],
  });
  return [
    rule((file) => isOwnFile(file) && isTranslatedByEsbuild(file), 'automatic', 'tsx', true),
    rule(isRuntimeFile, 'transform', 'jsx', false),
  ];
}

/**
 * A production build without Babel over everything and source maps, minified by swc, which took most of its time. Dependencies are
 * not translated at all: those that we use ship code for these browsers.
 */
function toLeanConfig(config: Configuration): Configuration {
  const rules = (config.module?.rules ?? []).flatMap((rule) => {
    if (typeof rule !== 'object' || !rule || !isScriptRule(rule)) return [rule];
    const { include } = rule;
    return [
      {
        ...rule,
        include: (file: string) =>
          isOwnFile(file) &&
          !isTranslatedByEsbuild(file) &&
          (typeof include !== 'function' || include(file)),
      },
    ];
  });
  return {
    ...config,
    devtool: false,
    module: { ...config.module, rules: [...toEsbuildRules(), ...rules] },
    optimization: {
      ...config.optimization,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2020, compress: { passes: 2 }, mangle: true },
        }),
      ],
    },
  };
}

/**
 * Server rendering imports what createPages left in the site cache; as imports, a change of navigation renders every page
 * again.
 */
export function configureWebpack({ actions, stage, getConfig }: CreateWebpackConfigArgs): void {
  if (stage === 'build-html' || stage === 'develop-html') {
    actions.setWebpackConfig({ resolve: { alias: { 'site-cache': siteCacheFolder } } });
  }
  if (stage === 'build-javascript') {
    // `registerServiceWorker` does what the one would do, and no script here asks for the other's web worker.
    const pluginScript = new NormalModuleReplacementPlugin(
      /\/(gatsby-plugin-offline|internal-plugins\/partytown)\/gatsby-browser(\.js)?$/,
      path.resolve('src/offline/noPluginScript.ts'),
    );
    // Gatsby's `Script` is exported with everything else that it has; nothing here uses it.
    actions.setWebpackConfig({
      plugins: [pluginScript],
      resolve: { alias: { 'gatsby-script': false } },
    });
  }
  if (stage === 'build-javascript' || stage === 'build-html') {
    actions.replaceWebpackConfig(toLeanConfig(getConfig() as Configuration));
  }
}
