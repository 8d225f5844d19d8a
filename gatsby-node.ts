import type { GatsbyNode } from 'gatsby';
import { buildBootScript } from './src/node/boot/buildBootScript';
import { createContentNodes } from './src/node/content/createContentNodes';
import { contentResolvers } from './src/node/content/contentResolvers';
import { createSitePages, siteCacheFolder } from './src/node/pages/createSitePages';
import { typeDefinitions } from './src/node/schema';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => buildBootScript(siteCacheFolder);

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes([...typeDefinitions]);
};

export const onCreateNode: GatsbyNode['onCreateNode'] = (args) => createContentNodes(args);

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  create(contentResolvers);
};

export const createPages: GatsbyNode['createPages'] = (args) => createSitePages(args);
