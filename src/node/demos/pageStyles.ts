import { type DemoPageHtml } from '../../shared/demoPageHtml';
import { demosUrl } from './bundleDemos';
import { type NamedFile } from './demoOutput';
import { type DemoPage } from './demoPages';
import { toHash } from './diskCache';
import { createTailwindStylesheet, toPlainStyles } from './stylesheets';

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

/** Styles of the demos of a page, as its HTML has them; empty where nothing of it was rendered. */
export function toStylesHtml(page: DemoPage | undefined, html: DemoPageHtml | undefined): string {
  if (!page || !html) return '';
  const { css, ids } = html;
  const text = (toPlainStyles(page.demos) + css).replaceAll('</style', '<\\/style');
  return `<style data-ids="${ids.join(' ')}">${text}</style>`;
}
