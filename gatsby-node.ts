import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { referenceResolvers } from './src/node/api-reference/referenceResolvers';
import { sourceApiReferences } from './src/node/api-reference/sourceApiReferences';
import { buildBootScripts } from './src/node/boot/buildBootScripts';
import { createContentNodes } from './src/node/content-nodes/createContentNodes';
import {
  keepBadFrontMatter,
  loadFrontMatterReader,
} from './src/node/content-nodes/keepBadFrontMatter';
import { createEnglishTranslate } from './src/node/content/createEnglishTranslate';
import { sourceDefaultThemes } from './src/node/default-theme/sourceDefaultThemes';
import { sourceDemos } from './src/node/demos/sourceDemos';
import { isDevelop } from './src/node/develop/isDevelop';
import { prepareDevelop } from './src/node/develop/prepareDevelop';
import { readLateWrites } from './src/node/develop/readLateWrites';
import { discardStaleCache, markCache } from './src/node/discardStaleCache';
import { contentResolvers } from './src/node/pages/contentResolvers';
import { createSitePages } from './src/node/pages/createSitePages';
import { writeSiteCache } from './src/node/pages/siteCache';
import { toQuerySource } from './src/node/pages/toQuerySource';
import { readIconSet } from './src/node/icons/readIconSet';
import { writeIconFiles } from './src/node/icons/writeIconFiles';
import { toPlainTwins } from './src/node/output/plain-twins/toPlainTwins';
import { readSiteMetadata } from './src/node/output/readSiteMetadata';
import { rendersEverything } from './src/node/output/rendersEverything';
import { writeManifest } from './src/node/output/writeManifest';
import { writeOfflineShell } from './src/node/output/writeOfflineShell';
import { writeOutputs } from './src/node/output/writeOutputs';
import { loadWorkerParts, queryInMainProcess } from './src/node/queryInMainProcess';
import { sourceProductionErrors } from './src/node/production-errors/sourceProductionErrors';
import { typeDefinitions } from './src/node/schema';
import { toFixedPageDocuments } from './src/node/search/toFixedPageDocuments';
import { toSearchDocuments, toSearchProducts } from './src/node/search/toSearchDocuments';
import { writeSearchIndex } from './src/node/search/writeSearchIndex';
import { readSiteContent } from './src/node/site/siteContent';
import { configureWebpack } from './src/node/webpack/configureWebpack';
import { styledComponentsOptions } from './src/node/webpack/styledComponentsOptions';

export const onPreInit: GatsbyNode['onPreInit'] = () => {
  // Slices put Gatsby's script elements into a page after `onPreRenderHTML`, where `deferScripts` cannot take them off. Nothing
  // here uses the Slice API.
  delete process.env['GATSBY_SLICES'];
  // Of its workers, which start after this and print nothing themselves: the one for terminals takes half a second of each.
  process.env['GATSBY_LOGGER'] = 'yurnalist';
  discardStaleCache(process.cwd());
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args) => {
  markCache(process.cwd());
  keepBadFrontMatter(loadFrontMatterReader());
  if (isDevelop()) {
    await prepareDevelop(args);
  } else {
    queryInMainProcess(loadWorkerParts(), process.env);
  }
  writeSiteCache('boot', (await buildBootScripts()).inline);
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes([...typeDefinitions]);
};

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  if (isDevelop()) readLateWrites(args, (await import('gatsby/dist/redux/index.js')).emitter);
  const references = sourceApiReferences(args, process.cwd());
  sourceProductionErrors(args, process.cwd());
  sourceDefaultThemes(args, process.cwd());
  await sourceDemos(args, path.resolve('content'), references);
};

export const onCreateNode: GatsbyNode['onCreateNode'] = (args) => createContentNodes(args);

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  create({ ...contentResolvers, ...referenceResolvers });
};

export const preprocessSource: GatsbyNode['preprocessSource'] = ({ contents }) =>
  toQuerySource(contents);

export const createPages: GatsbyNode['createPages'] = (args) => createSitePages(args);

/** For `develop`, in which Gatsby's Babel rules translate the site; see `configureWebpack` for builds. */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) => {
  actions.setBabelPlugin({
    name: 'babel-plugin-styled-components',
    options: styledComponentsOptions,
  });
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) =>
  configureWebpack(args);

/** Needs no page to be rendered, so that `develop` has it too. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async ({ getNodesByType }) => {
  const folder = path.resolve('public');
  const site = readSiteContent(getNodesByType);
  // Without it the list of meanings has mistakes, which are reported where the node is made.
  if (getNodesByType('IconSet').length > 0) writeIconFiles(folder, readIconSet(process.cwd()));
  const documents = [...toSearchDocuments(site), ...toFixedPageDocuments(getNodesByType)];
  await writeSearchIndex(folder, documents, toSearchProducts(site.products));
  await writeManifest(readSiteMetadata(getNodesByType), folder);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({
  getNodesByType,
  reporter,
  store,
}) => {
  if (rendersEverything(store.getState())) {
    reporter.panicOnBuild(
      'gatsby-ssr.tsx:1: server rendering uses a module of Node, so that every build renders every page. Give it what it needs with writeSiteCache.',
    );
  }
  const metadata = readSiteMetadata(getNodesByType);
  const site = readSiteContent(getNodesByType);
  const translate = createEnglishTranslate(getNodesByType);
  const rendered = await writeOutputs(
    site,
    toPlainTwins(site, getNodesByType, translate),
    metadata,
    path.resolve('public'),
    translate,
  );
  // Gatsby runs the hooks of the site after those of plugins, so the worker is there.
  writeOfflineShell(path.resolve('public'));
  reporter.info(`${rendered} cards rendered, the others taken from the cache`);
};
