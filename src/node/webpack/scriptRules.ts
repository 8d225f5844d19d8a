import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { resolveFrom } from './resolveFrom';
import { styledComponentsOptions } from './styledComponentsOptions';

type Rules = NonNullable<NonNullable<Configuration['module']>['rules']>;

/** Syntax that every browser with ES modules, dialog and :has() reads. */
const browserTarget = 'es2020';

const isOwnFile = (file: string) =>
  file.startsWith(path.resolve('src')) || /\/gatsby-(browser|ssr)\.tsx$/.test(file);
const isRuntimeFile = (file: string) => file.startsWith(`${path.resolve('.cache')}${path.sep}`);

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

/** Whether a rule translates scripts: Gatsby's for the site, for TypeScript, and for every dependency. */
function isScriptRule({ test, use }: RuleSetRule): boolean {
  if (!(test instanceof RegExp) || !use) return false;
  return ['a.js', 'a.tsx'].some((name) => test.test(name)) && !test.test('a.css');
}

/** Rules of a production build that translates scripts in our way, and all else in Gatsby's. @param rules those of Gatsby. */
export function withOwnScriptRules(rules: Rules): Rules {
  const others = rules.filter((rule) => typeof rule !== 'object' || !rule || !isScriptRule(rule));
  return [...toScriptRules(), ...others];
}
