import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ProductNode } from '../site/siteContent';
import { isListed } from './isListed';
import type { Twin } from './listTwins';
import type { SiteMetadata } from './toFeeds';
import { toLlmsTxt, type LlmsSection } from './toLlmsTxt';

function write(folder: string, pathname: string, text: string): void {
  const file = path.join(folder, pathname);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const summary =
  'Component documentation that is checked against the installed packages. Every page also exists as Markdown.';

/** The whole site: what is about it, then product by product. */
function toSiteSections(twins: readonly Twin[], products: readonly ProductNode[]): LlmsSection[] {
  const listed = twins.filter(({ pathname }) => isListed(pathname));
  const ofSite = (wanted: Twin['kind']) =>
    listed.filter(({ kind, product }) => kind === wanted && product === null);
  return [
    { title: 'This site', pages: ofSite('site') },
    ...products.map(({ productId, name, version }) => ({
      title: `${name} ${version}`,
      pages: listed.filter(({ product }) => product === productId),
    })),
    { title: 'Other pages', pages: ofSite('docs') },
    { title: 'Blog', pages: ofSite('blog') },
  ];
}

function toProductSections(twins: readonly Twin[]): LlmsSection[] {
  return [
    { title: 'Pages', pages: twins.filter(({ kind }) => kind === 'docs') },
    { title: 'API', pages: twins.filter(({ kind }) => kind === 'api') },
  ];
}

/** Every page as `index.md` beside its HTML, `llms.txt` for the site and each product, `llms-full.txt` for each product. */
export function writeMarkdownTwins(
  twins: readonly Twin[],
  products: readonly ProductNode[],
  { siteUrl, title: siteTitle }: Pick<SiteMetadata, 'siteUrl' | 'title'>,
  folder: string,
): void {
  for (const { pathname, text } of twins) write(folder, `${pathname}index.md`, text);
  const sections = toSiteSections(twins, products);
  write(folder, '/llms.txt', toLlmsTxt(siteTitle, summary, sections, siteUrl));
  for (const { productId, name, version, description, prefix } of products) {
    const own = twins.filter(({ product }) => product === productId);
    const title = `${name} ${version}`;
    const list = toLlmsTxt(title, description, toProductSections(own), siteUrl);
    write(folder, `${prefix}llms.txt`, list);
    write(folder, `${prefix}llms-full.txt`, own.map(({ text }) => text).join('\n---\n\n'));
  }
}
