import path from 'node:path';
import { toBareAddress } from '../../shared/pathname';
import { isThemedProduct, themedProducts } from '../../shared/themedProducts';
import { demoName } from '../demos/collectDemos';
import type { ContentError } from '../errors';
import { islandSchemas } from '../mdx/islands';
import { findReference } from '../site/findReference';
import { groupDemos } from '../site/groupDemos';
import { toLiveTemplates } from '../site/pageKinds';
import {
  toPathnames,
  type BlogPostNode,
  type DemoNode,
  type DocsPageNode,
  type SiteContent,
} from '../site/siteContent';
import { suggest } from '../suggest';
import { checkNamedProps } from './checkNamedProps';

function checkFrontMatter(site: SiteContent, page: DocsPageNode): ContentError[] {
  const check = (kind: 'component' | 'hook', names: readonly string[]) =>
    names
      .filter((name) => !findReference(site, page.product, name))
      .map((name) => ({
        file: page.sourceFile,
        line: page.mentions.find((item) => item.kind === kind && item.value === name)?.line ?? 1,
        message: `Unknown ${kind} name "${name}".${suggest(
          name,
          site.apiReferences.map((api) => api.name),
        )} Use the name of one in the API reference.`,
      }));
  return [...check('component', page.components), ...check('hook', page.hooks)];
}

function checkDemos(
  site: SiteContent,
  page: DocsPageNode,
  ownDemos: readonly DemoNode[],
): ContentError[] {
  const demos = ownDemos.map(({ name }) => name);
  const folder = path.posix.dirname(page.sourceFile);
  const isBroken = (name: string) =>
    site.problems.some(({ file }) => file === `${folder}/${name}/system.tsx`);
  return page.mentions.flatMap(({ kind, value, line }): ContentError[] => {
    if (kind !== 'Demo' || demos.includes(value) || isBroken(value)) return [];
    const message = demoName.test(value)
      ? `<Demo name="${value}"> has no file.${suggest(value, demos)} Add ${value}.tsx beside the page, or a folder ${value}/ with system.tsx.`
      : `<Demo name="${value}"> names no demo: a demo begins with a capital, and has letters and digits alone. Call it so, here and its file.`;
    return [{ file: page.sourceFile, line, message }];
  });
}

function checkTags(site: SiteContent, page: DocsPageNode): ContentError[] {
  return page.mentions.flatMap(({ kind, value, line }): ContentError[] => {
    const products = site.products.map(({ productId }) => productId);
    if (kind === 'Coverage' && value !== '' && !products.includes(value)) {
      return [
        {
          file: page.sourceFile,
          line,
          message: `<Coverage of="${value}">: unknown product. Use one of: ${products.join(', ')}.`,
        },
      ];
    }
    if ((kind === 'Playground' || kind === 'Props') && !findReference(site, page.product, value)) {
      const names = site.apiReferences
        .filter((api) => api.product === page.product)
        .map(({ name }) => name);
      return [
        {
          file: page.sourceFile,
          line,
          message: `<${kind} of="${value}">: unknown component.${suggest(value, names)} Name one of the API reference.`,
        },
      ];
    }
    if (kind === 'ThemeViewer' && !isThemedProduct(page.product)) {
      return [
        {
          file: page.sourceFile,
          line,
          message: `<ThemeViewer>: ${page.product ?? 'no product'} has no default theme. Use it on a page of one of: ${Object.keys(themedProducts).join(', ')}.`,
        },
      ];
    }
    return [];
  });
}

/** A page has one template, and it has the views of its own tags only. */
function checkLiveTags(page: DocsPageNode): ContentError[] {
  if (toLiveTemplates(page).size <= 1) return [];
  const live = page.mentions.filter((mention) => toLiveTemplates({ mentions: [mention] }).size > 0);
  const names = [...new Set(live.map(({ kind }) => `<${kind}>`))];
  return [
    {
      file: page.sourceFile,
      line: live[0]?.line ?? 1,
      message: `${names.join(' and ')} are of different kinds of pages. Give one of them a page of its own.`,
    },
  ];
}

/** A post has one template, which has no views of tags, and no demos beside it. */
function checkPostTags({ mentions, sourceFile }: BlogPostNode): ContentError[] {
  return mentions
    .filter(({ kind }) => Object.hasOwn(islandSchemas, kind))
    .map(({ kind, line }) => ({
      file: sourceFile,
      line,
      message: `A post shows no <${kind}>. Link to a page that has it.`,
    }));
}

function checkLinks(
  site: SiteContent,
  pathnames: ReadonlySet<string>,
  unwritten: ReadonlySet<string>,
): ContentError[] {
  return [...site.docsPages, ...site.blogPosts].flatMap((page) =>
    page.mentions.flatMap(({ kind, value, line }): ContentError[] => {
      if (kind !== 'link' || !value.startsWith('/')) return [];
      const pathname = toBareAddress(value);
      const place = { file: page.sourceFile, line };
      if (/\.\w+$/.test(pathname)) return [];
      if (!pathname.endsWith('/')) {
        return [
          { ...place, message: `Link "${value}" has no trailing slash. Write "${pathname}/".` },
        ];
      }
      if (pathnames.has(pathname) || unwritten.has(pathname)) return [];
      return [
        {
          ...place,
          message: `Link "${value}" leads nowhere.${suggest(pathname, pathnames)} Correct the pathname.`,
        },
      ];
    }),
  );
}

/** What pages name of products and their API exists: components, hooks and props, in front matter, tags and text. */
function checkNames(site: SiteContent): ContentError[] {
  return [
    ...site.docsPages.flatMap((page) => [
      ...checkNamedProps(site, page),
      ...checkFrontMatter(site, page),
      ...checkTags(site, page),
    ]),
    ...site.blogPosts.flatMap((post) => checkNamedProps(site, { ...post, product: null })),
  ];
}

/** What pages name of the content itself exists: demos of tags, pages of links; and their tags are such as the page can show. */
export function checkOwnMentions(site: SiteContent, unwritten: readonly string[]): ContentError[] {
  const demos = groupDemos(site.demos);
  return [
    ...site.docsPages.flatMap((page) => [
      ...checkDemos(site, page, demos.get(page.pathname) ?? []),
      ...checkLiveTags(page),
    ]),
    ...site.blogPosts.flatMap(checkPostTags),
    ...checkLinks(site, toPathnames(site), new Set(unwritten)),
  ];
}

/** What pages name exists, in the content and in the API reference. */
export function checkMentions(site: SiteContent, unwritten: readonly string[]): ContentError[] {
  return [...checkNames(site), ...checkOwnMentions(site, unwritten)];
}
