import type { DemoPageHtml } from '../../shared/demoPageHtml';
import { demosUrl, toSlug } from './bundlePages';
import type { NamedFile } from './demoOutput';
import type { DemoPage } from './demoPages';
import { toHash } from '../hash';
import { readCached, writeCached } from './diskCache';
import { createTailwindStylesheet, toPlainStyles } from './stylesheets';
import { toDarkStyles } from './toDarkStyles';

/** The stylesheet of all demos in Tailwind; null where there is none. */
export async function createTailwindFile(pages: readonly DemoPage[]): Promise<NamedFile | null> {
  const text = await createTailwindStylesheet(pages.flatMap((page) => page.demos));
  return text === null ? null : { name: `tailwind-${toHash(text).slice(0, 8)}.css`, text };
}

/** Address of the stylesheet of Tailwind; null for a page that does not need it. */
export function toTailwindUrl(file: NamedFile | null, page: DemoPage | undefined): string | null {
  const isUsed = page?.demos.some(({ source }) => source.styling === 'Tailwind') ?? false;
  return file && isUsed ? demosUrl + file.name : null;
}

const toCss = (page: DemoPage, html: DemoPageHtml) => toPlainStyles(page.demos) + html.css;

/** Read from the cache where neither the page's demos nor our code have changed: to parse all styles takes a quarter of a second. */
function toDarkText(page: DemoPage, html: DemoPageHtml): string {
  const known = readCached<string>('dark', page.hash);
  if (known !== null) return known;
  const text = toDarkStyles(toCss(page, html));
  writeCached('dark', page.hash, text);
  return text;
}

/** Dark styles for readers without scripts, by pathname or what stands for the one of a frame, of those that have some. @param rendered by the same. */
export function createDarkFiles(
  pages: readonly DemoPage[],
  rendered: ReadonlyMap<string, DemoPageHtml>,
): Map<string, NamedFile> {
  return new Map(
    pages.flatMap((page) => {
      const html = rendered.get(page.pathname);
      const text = html ? toDarkText(page, html) : '';
      const slug = toSlug(page.pathname.replace('#', ''));
      const name = `dark-${slug}-${toHash(text).slice(0, 8)}.css`;
      return text === '' ? [] : [[page.pathname, { name, text }] as const];
    }),
  );
}

/** Other readers do not ask for it: what stands in `noscript` is text to them. */
function toDarkLink({ name }: NamedFile): string {
  return `<noscript><link rel="stylesheet" href="${demosUrl}${name}" media="screen and (prefers-color-scheme:dark)"></noscript>`;
}

/** Styles of the demos of a page, as its HTML has them; empty where nothing of it was rendered. */
export function toStylesHtml(
  page: DemoPage | undefined,
  html: DemoPageHtml | undefined,
  dark?: NamedFile,
): string {
  if (!page || !html) return '';
  const text = toCss(page, html).replaceAll('</style', '<\\/style');
  return `<style data-ids="${html.ids.join(' ')}">${text}</style>${dark ? toDarkLink(dark) : ''}`;
}
