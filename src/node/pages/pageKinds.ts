import path from 'node:path';
import type { DocsPageNode } from './siteContent';

/** Which template makes the pages of a kind. */
export const pageTemplates = {
  docs: path.resolve('src/templates/DocsPageTemplate.tsx'),
  demos: path.resolve('src/templates/DemoPageTemplate.tsx'),
  api: path.resolve('src/templates/ApiPageTemplate.tsx'),
  blog: path.resolve('src/templates/BlogPostTemplate.tsx'),
} as const;

/** Pages of text alone are a kind of their own, which fetches nothing of what demos need. */
export function toDocsTemplate({ content }: Pick<DocsPageNode, 'content'>): string {
  return content.some((block) => block.island) ? pageTemplates.demos : pageTemplates.docs;
}
