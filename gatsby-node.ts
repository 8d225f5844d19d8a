import type { GatsbyNode } from 'gatsby';
import { buildBootScript } from './src/node/boot/buildBootScript';
import { createContentNodes } from './src/node/content/createContentNodes';
import { contentResolvers } from './src/node/content/contentResolvers';
import { createSitePages } from './src/node/pages/createSitePages';
import { writeSiteCache } from './src/node/pages/siteCache';
import { typeDefinitions } from './src/node/schema';
import { configureWebpack } from './src/node/webpack/configureWebpack';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  writeSiteCache('boot', await buildBootScript());
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes([...typeDefinitions]);
};

export const onCreateNode: GatsbyNode['onCreateNode'] = (args) => createContentNodes(args);

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  create(contentResolvers);
};

export const createPages: GatsbyNode['createPages'] = (args) => createSitePages(args);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) =>
  configureWebpack(args);
