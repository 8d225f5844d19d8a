import path from 'node:path';
import { fileURLToPath } from 'node:url';
import remarkGfm from 'remark-gfm';
const dir = path.dirname(fileURLToPath(import.meta.url));
export default {
  siteMetadata: { title: 'Acme UI', description: 'Documentation of a component library' },
  trailingSlash: 'always',
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: path.join(dir, 'content') },
    },
    {
      resolve: 'gatsby-plugin-mdx',
      options: { extensions: ['.md', '.mdx'], mdxOptions: { remarkPlugins: [remarkGfm] } },
    },
  ],
};
