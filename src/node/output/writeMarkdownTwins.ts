import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toApiDescription } from '../../shared/toApiDescription';
import { findReference } from '../pages/findReference';
import type { DemoNode, SiteContent } from '../pages/siteContent';
import type { PlainTwin } from './plain-twins/plainTwin';
import { toLlmsTxt, type LlmsPage } from './toLlmsTxt';
import { toApiMarkdown } from './toApiMarkdown';
import { toMarkdownTwin } from './toMarkdownTwin';
import type { ToolMarkdown } from './toToolMarkdown';

interface Twin extends LlmsPage {
  product: string | null;
  text: string;
}

function groupDemos(demos: readonly DemoNode[]): Map<string, DemoNode[]> {
  const groups = new Map<string, DemoNode[]>();
  for (const demo of demos) {
    const group = groups.get(demo.docsPagePathname);
    if (group) group.push(demo);
    else groups.set(demo.docsPagePathname, [demo]);
  }
  return groups;
}

function toTwins(site: SiteContent, plainTwins: readonly PlainTwin[], tools: ToolMarkdown): Twin[] {
  const demos = groupDemos(site.demos);
  const pages = site.docsPages.map((page): Twin => {
    const sources = {
      product: page.product,
      demos: demos.get(page.pathname) ?? [],
      findReference: (name: string) => findReference(site, page.product, name),
      tools,
    };
    const { pathname, title, description, product } = page;
    return { pathname, title, description, product, text: toMarkdownTwin(page, sources) };
  });
  const posts = site.blogPosts.map((post): Twin => {
    const { pathname, title, description } = post;
    const text = toMarkdownTwin(post, {
      product: null,
      demos: [],
      findReference: () => undefined,
      tools,
    });
    return { pathname, title, description, product: null, text };
  });
  const references = site.apiReferences.map((api): Twin => ({
    pathname: api.pathname,
    title: `${api.name} API`,
    description: toApiDescription(api),
    product: api.product,
    text: toApiMarkdown(api),
  }));
  const plain = plainTwins.map((twin): Twin => ({ ...twin, product: null }));
  return [...plain, ...pages, ...posts, ...references];
}

function write(folder: string, pathname: string, text: string): void {
  const file = path.join(folder, pathname);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Every page as `index.md` beside its HTML, `llms.txt` for the site and each product, `llms-full.txt` for each product. */
export function writeMarkdownTwins(
  site: SiteContent,
  plainTwins: readonly PlainTwin[],
  folder: string,
  siteUrl: string,
  siteTitle: string,
  tools: ToolMarkdown,
): void {
  const twins = toTwins(site, plainTwins, tools);
  for (const { pathname, text } of twins) write(folder, `${pathname}index.md`, text);
  const summary =
    'Component documentation that is checked against the installed packages. Every page also exists as Markdown.';
  write(folder, '/llms.txt', toLlmsTxt(siteTitle, summary, twins, siteUrl));
  for (const { productId, name, version, description, prefix } of site.products) {
    const own = twins.filter(({ product }) => product === productId);
    write(folder, `${prefix}llms.txt`, toLlmsTxt(`${name} ${version}`, description, own, siteUrl));
    write(folder, `${prefix}llms-full.txt`, own.map(({ text }) => text).join('\n---\n\n'));
  }
}
