import path from 'node:path';
import type { DocsPageNode } from './siteContent';

/** Which template makes the pages of a kind. */
export const pageTemplates = {
  docs: path.resolve('src/templates/DocsPageTemplate.tsx'),
  demos: path.resolve('src/templates/DemoPageTemplate.tsx'),
  api: path.resolve('src/templates/ApiPageTemplate.tsx'),
  blog: path.resolve('src/templates/BlogPostTemplate.tsx'),
} as const;

/** Tags that live in the browser; all others are HTML by the time a page is made. */
const liveTags: readonly string[] = ['Demo', 'Playground'];

/** Pages of text alone are a kind of their own, which fetches nothing of what demos need. */
export function toDocsTemplate({ mentions }: Pick<DocsPageNode, 'mentions'>): string {
  const isAlive = mentions.some(({ kind }) => liveTags.includes(kind));
  return isAlive ? pageTemplates.demos : pageTemplates.docs;
}
