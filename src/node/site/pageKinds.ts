import path from 'node:path';
import type { LiveIsland } from '../mdx/islands';
import type { DocsPageNode } from './siteContent';

/** Which template makes the pages of a kind. */
export const pageTemplates = {
  docs: path.resolve('src/templates/DocsPageTemplate.tsx'),
  demos: path.resolve('src/templates/DemoPageTemplate.tsx'),
  icons: path.resolve('src/templates/IconsPageTemplate.tsx'),
  defaultTheme: path.resolve('src/templates/DefaultThemeTemplate.tsx'),
  color: path.resolve('src/templates/ColorPageTemplate.tsx'),
  api: path.resolve('src/templates/ApiPageTemplate.tsx'),
  blog: path.resolve('src/templates/BlogPostTemplate.tsx'),
} as const;

/** Tags that live in the browser, with the template that has their views; all others are HTML by the time a page is made. */
const liveTags: Readonly<Record<LiveIsland, string>> = {
  Demo: pageTemplates.demos,
  Playground: pageTemplates.demos,
  IconSearch: pageTemplates.icons,
  ThemeViewer: pageTemplates.defaultTheme,
  ColorTool: pageTemplates.color,
};

/** By names that may be those of no live tag. */
const templateOf: ReadonlyMap<string, string> = new Map(Object.entries(liveTags));

/** Templates that the live tags of a page ask for: a page has one. */
export function toLiveTemplates({ mentions }: Pick<DocsPageNode, 'mentions'>): Set<string> {
  return new Set(mentions.flatMap(({ kind }) => templateOf.get(kind) ?? []));
}

/** Pages of text alone are a kind of their own, which fetches nothing of what live tags need. */
export function toDocsTemplate(page: Pick<DocsPageNode, 'mentions'>): string {
  const [template = pageTemplates.docs] = toLiveTemplates(page);
  return template;
}
