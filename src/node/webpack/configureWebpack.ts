import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import type { Compiler, Configuration, RuleSetRule, RuleSetUseItem } from 'webpack';
import { siteCacheFolder } from '../pages/siteCache';
import { leftOutParts } from './leftOutParts';

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

/** The Babel plugin has nothing to do elsewhere, and Babel takes most of the time. */
function isStyled(file: string): boolean {
  return readFileSync(file, 'utf8').includes('styled-components');
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
    before: RuleSetUseItem[] = [],
  ) => ({
    test: /\.[jt]sx?$/,
    include,
    type: 'javascript/auto',
    use: [...before, { loader: 'esbuild-loader', options: { loader, jsx, target: browserTarget } }],
  });
  const isOwn = (file: string) => isOwnFile(file) && isTranslatedByEsbuild(file);
  return [
    rule((file) => isOwn(file) && isStyled(file), 'automatic', 'tsx', [styledComponentsLoader]),
    rule((file) => isOwn(file) && !isStyled(file), 'automatic', 'tsx'),
    rule(isRuntimeFile, 'transform', 'jsx'),
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

/** Changes with every package and with the rules above. */
function toCacheVersion(): string {
  const files = [
    'package-lock.json',
    'src/node/webpack/configureWebpack.ts',
    'src/node/webpack/leftOutParts.ts',
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(path.resolve(file)));
  return hash.digest('hex');
}

/** Takes away what webpack would follow; see `withVersionedCache`. */
const noBuildDependencies = {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('no-build-dependencies', ({ buildDependencies }) =>
      buildDependencies.clear(),
    );
  },
};

/**
 * Webpack's cache depends on Gatsby's files and on every loader, and webpack follows each `require` from there through all their
 * packages, which took longer than both bundles together. The lock file says the same.
 */
function withVersionedCache(config: Configuration): Configuration {
  if (typeof config.cache !== 'object' || config.cache.type !== 'filesystem') return config;
  return {
    ...config,
    cache: { ...config.cache, version: toCacheVersion() },
    plugins: [...(config.plugins ?? []), noBuildDependencies],
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
    actions.setWebpackConfig({ resolve: { alias: leftOutParts } });
  }
  const isProduction = stage === 'build-javascript' || stage === 'build-html';
  const config = withVersionedCache(getConfig() as Configuration);
  actions.replaceWebpackConfig(isProduction ? toLeanConfig(config) : config);
}
