import path from 'node:path';

/** Which template makes the pages of a kind. */
export const pageTemplates = {
  docs: path.resolve('src/templates/DocsPageTemplate.tsx'),
  api: path.resolve('src/templates/ApiPageTemplate.tsx'),
  blog: path.resolve('src/templates/BlogPostTemplate.tsx'),
} as const;
