import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import type { Compiler, Configuration, RuleSetRule } from 'webpack';
import { readChunkFiles } from '../output/readChunkFiles';
import { shortenTokens } from '../../shared/shortTokens';
import { siteCacheFolder, writeSiteCache } from '../pages/siteCache';
import { leftOutParts } from './leftOutParts';
import { resolveFrom } from './resolveFrom';

type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks'];

/** Syntax that every browser with ES modules, dialog and :has() reads. */
const browserTarget = 'es2020';

const isOwnFile = (file: string) =>
  file.startsWith(path.resolve('src')) || /\/gatsby-(browser|ssr)\.tsx$/.test(file);
const isRuntimeFile = (file: string) => file.startsWith(`${path.resolve('.cache')}${path.sep}`);

/** Whether a rule translates scripts: Gatsby's for the site, for TypeScript, and for every dependency. */
function isScriptRule({ test, use }: RuleSetRule): boolean {
  if (!(test instanceof RegExp) || !use) return false;
  return ['a.js', 'a.tsx'].some((name) => test.test(name)) && !test.test('a.css');
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

/**
 * What only Babel plugins can do, and no more: Gatsby's presets took most of the time. The options are the same for browsers and
 * for the server, so that what one bundle has translated is there for the other.
 */
const babelLoader = {
  // By its path: Gatsby has a loader of this name, which brings its presets.
  loader: path.resolve('node_modules/babel-loader/lib/index.js'),
  options: {
    babelrc: false,
    configFile: false,
    cacheDirectory: path.resolve('.cache/babel'),
    cacheCompression: false,
    plugins: [
      // Puts the number of a query in the place of its text.
      resolveFrom('gatsby', 'babel-plugin-remove-graphql-queries'),
      ['babel-plugin-styled-components', styledComponentsOptions],
    ],
  },
};

/** Whether there is something for `babelLoader` in a file. */
function hasPluginSyntax(file: string): boolean {
  return /graphql`|from 'styled-components'/.test(readFileSync(file, 'utf8'));
}

/** What webpack takes of Gatsby's router. */
export const routerFile = /[\\/]@gatsbyjs[\\/]reach-router[\\/]dist[\\/]index\.modern\.mjs$/;

/**
 * Gatsby's router waits for a frame before it tells React of a new address, and React renders after that frame: a click is seen
 * a frame later than it could be.
 */
const routerRule: RuleSetRule = {
  test: routerFile,
  use: [
    { loader: 'esbuild-loader', options: { define: { requestAnimationFrame: 'queueMicrotask' } } },
  ],
};

function toScriptRules(): RuleSetRule[] {
  const test = /\.[jt]sx?$/;
  const translate = (
    include: (file: string) => boolean,
    loader: 'tsx' | 'jsx',
    jsx: 'automatic' | 'transform',
  ) => ({
    test,
    include,
    type: 'javascript/auto',
    use: [{ loader: 'esbuild-loader', options: { loader, jsx, target: browserTarget } }],
  });
  return [
    routerRule,
    translate(isOwnFile, 'tsx', 'automatic'),
    translate(isRuntimeFile, 'jsx', 'transform'),
    {
      test,
      include: (file: string) => isOwnFile(file) && hasPluginSyntax(file),
      // After esbuild.
      enforce: 'post',
      use: [babelLoader],
    },
  ];
}

/** Scripts that a page runs when it opens, by what Gatsby names them: its own, those of templates, and what templates share. */
const openingScript = /^(?:app|framework|component---|shared-)/;

/**
 * At the top of a script it has Chromium compile all functions while the script arrives, on another thread, and not each when it is
 * called first: https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Has the scripts, for browsers and for the server, name tokens as the styles of the pages do. */
const shortTokens = {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
    compiler.hooks.compilation.tap('short-tokens', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'short-tokens', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((file) => file.endsWith('.js'))) {
          compilation.updateAsset(name, (source) => {
            const text = String(source.source());
            const short = shortenTokens(text);
            return short === text ? source : new sources.RawSource(short);
          });
        }
      });
    });
  },
};

function toMinimizer(format: { preamble?: string }, files: { include?: RegExp; exclude?: RegExp }) {
  return new TerserPlugin({
    ...files,
    minify: TerserPlugin.swcMinify,
    // swc has threads of its own; a process for each only has to be started.
    parallel: false,
    extractComments: false,
    terserOptions: { ecma: 2020, compress: { passes: 2 }, mangle: true, format },
  });
}

/** Gives what templates share, which Gatsby names with 40 letters that say nothing, 4 of them. */
function withShortNames(splitChunks: SplitChunks): SplitChunks {
  if (!splitChunks) return splitChunks;
  const shared = splitChunks.cacheGroups?.['shared'];
  if (typeof shared !== 'object' || shared instanceof RegExp) return splitChunks;
  const { name: toName } = shared;
  if (typeof toName !== 'function') return splitChunks;
  const toShortName: typeof toName = (...args) => `shared-${String(toName(...args)).slice(0, 4)}`;
  return {
    ...splitChunks,
    cacheGroups: { ...splitChunks.cacheGroups, shared: { ...shared, name: toShortName } },
  };
}

/**
 * A production build without Babel over everything and source maps, minified by swc, which took most of its time. Dependencies are
 * not translated at all: those that we use ship code for these browsers.
 */
function toLeanConfig(config: Configuration): Configuration {
  const rules = (config.module?.rules ?? []).filter(
    (rule) => typeof rule !== 'object' || !rule || !isScriptRule(rule),
  );
  return {
    ...config,
    devtool: false,
    // Names of scripts are in the HTML of each page, and letters that say nothing cannot be compressed.
    output: { ...config.output, hashDigestLength: 10 },
    plugins: [...(config.plugins ?? []), shortTokens],
    module: { ...config.module, rules: [...toScriptRules(), ...rules] },
    optimization: {
      ...config.optimization,
      // Webpack's own few functions are needed where `app` is, and a file of their own would be one more to ask for.
      runtimeChunk: false,
      splitChunks: withShortNames(config.optimization?.splitChunks),
      minimizer: [
        toMinimizer({ preamble: compileHint }, { include: openingScript }),
        toMinimizer({}, { exclude: openingScript }),
      ],
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

/** Changes with every package and with the rules above. */
function toCacheVersion(): string {
  const folder = 'src/node/webpack';
  const files = ['package-lock.json', ...readdirSync(folder).map((name) => `${folder}/${name}`)];
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
 * Server rendering imports what is in the site cache; as imports, a change of navigation or of a script renders every page again.
 * It reads no file: Gatsby renders every page with every build when it does.
 */
export function configureWebpack({ actions, stage, getConfig }: CreateWebpackConfigArgs): void {
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
