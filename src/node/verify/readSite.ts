import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readProductReferences } from '../api-reference/sourceApiReferences';
import { toProductFields } from '../content-nodes/createContentNodes';
import { toFrontMatterMentions, toMentions } from '../content-nodes/createPageNodes';
import { parseNavigation } from '../content/parseNavigation';
import { parseTranslations } from '../content/parseTranslations';
import { readProducts } from '../content/readProducts';
import { readUnwritten, unwrittenFile, type UnwrittenPage } from '../content/readUnwritten';
import { toNavigationId } from '../content/toNavigationId';
import { collectDemos, type AuthoredDemo } from '../demos/collectDemos';
import type { ContentError } from '../errors';
import type { BlogPostNode, DocsPageNode, NavigationNode, SiteContent } from '../site/siteContent';
import { attempt } from './attempt';
import type { VerifyTools } from './compileCached';
import { readPages, type AuthoredPage } from './readPages';

/** Everything authored, read without Gatsby. */
export interface AuthoredSite {
  pages: AuthoredPage[];
  demos: AuthoredDemo[];
  /** The same as the build has it. */
  content: SiteContent;
  unwritten: UnwrittenPage[];
}

function toNode(page: AuthoredPage) {
  return {
    id: page.pathname,
    pathname: page.pathname,
    headings: page.body.headings,
    markdown: page.body.markdown,
    mentions: toMentions(page.body),
    sourceFile: page.file,
  };
}

function toDocsPage(page: AuthoredPage): DocsPageNode {
  const { docs } = page;
  return {
    ...toNode(page),
    mentions: [...(docs ? toFrontMatterMentions(docs, page.source) : []), ...toMentions(page.body)],
    product: page.product,
    title: docs?.title ?? '',
    description: docs?.description ?? '',
    components: docs?.components ?? [],
    hooks: docs?.hooks ?? [],
    githubLabel: docs?.githubLabel ?? null,
    keywords: docs?.keywords ?? [],
    // Nobody knows what front matter says that cannot be read.
    unlisted: docs?.unlisted ?? true,
  };
}

function toBlogPost(page: AuthoredPage): BlogPostNode {
  const { blog } = page;
  return {
    ...toNode(page),
    title: blog?.title ?? '',
    description: blog?.description ?? '',
    date: blog?.date ?? '',
    authors: blog?.authors ?? [],
    tags: blog?.tags ?? [],
  };
}

function listNavigations(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return listNavigations(file);
    return entry.name === 'navigation.yml' ? [file] : [];
  });
}

function readNavigations(root: string, problems: ContentError[]): NavigationNode[] {
  return listNavigations(path.join(root, 'content')).flatMap((absolute) => {
    const sourceFile = path.relative(root, absolute).split(path.sep).join('/');
    const items = attempt(problems, sourceFile, () =>
      parseNavigation(readFileSync(absolute, 'utf8'), sourceFile),
    );
    return items ? [{ navigationId: toNavigationId(sourceFile), items, sourceFile }] : [];
  });
}

/** The interface's strings are said by no page, but the build refuses mistakes in them with all others. */
function checkTranslations(root: string, problems: ContentError[]): void {
  const folder = 'content/translations';
  for (const name of readdirSync(path.join(root, folder))) {
    const file = `${folder}/${name}`;
    attempt(problems, file, () =>
      parseTranslations(readFileSync(path.join(root, file), 'utf8'), file),
    );
  }
}

function readListed(root: string, problems: ContentError[]): UnwrittenPage[] {
  return (
    attempt(problems, unwrittenFile, () => readUnwritten(path.join(root, unwrittenFile))) ?? []
  );
}

/**
 * Reads pages, demos, navigations and API references.
 * @throws ContentErrors when products or packages cannot be read, without which nothing can be checked.
 */
export function readSite(tools: VerifyTools): AuthoredSite {
  const { root } = tools;
  const pages = readPages(tools);
  const products = readProducts(root);
  tools.onProgress('API reference');
  const { references } = readProductReferences(products, root);
  const { demos, errors } = collectDemos(path.join(root, 'content'));
  const problems = [...pages.flatMap((page) => page.errors)];
  problems.push(
    ...errors.map((error) => ({
      ...error,
      file: path.relative(root, path.resolve(error.file)).split(path.sep).join('/'),
    })),
  );
  const navigations = readNavigations(root, problems);
  const unwritten = readListed(root, problems);
  checkTranslations(root, problems);
  return {
    pages,
    demos,
    unwritten,
    content: {
      docsPages: pages.filter(({ kind }) => kind === 'docs').map(toDocsPage),
      blogPosts: pages.filter(({ kind }) => kind === 'blog').map(toBlogPost),
      navigations,
      products: toProductFields(products),
      apiReferences: references.map((reference) => ({ ...reference, id: reference.key })),
      demos: demos.map(({ name, docsPagePathname, sources }) => ({
        name,
        docsPagePathname,
        variants: sources.map(({ styling, file, code }) => ({
          codeVariant: 'TS',
          codeStyling: styling,
          filename: file,
          code,
        })),
      })),
      problems,
    },
  };
}
