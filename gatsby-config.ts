import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';

const config: GatsbyConfig = {
  siteMetadata: {
    title: 'Plumbline',
    description:
      'Documentation of Material UI, Joy UI, Base UI, MUI System and MUI X that is checked against the code.',
    siteUrl: process.env['SITE_URL'] ?? 'https://plumbline.example',
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
  ],
};

export default config;
