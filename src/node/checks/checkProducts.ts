import { productsFile } from '../content/readProducts';
import { toNavigationFolder, toNavigationId } from '../content/toNavigationId';
import type { ContentError } from '../errors';
import { toPathnames, type SiteContent } from '../site/siteContent';
import { suggest } from '../suggest';

interface NamedPage {
  pathname: string;
  line: number;
  /** Which page it is to be, with its pathname. */
  what: string;
  /** What to do if the pathname is as it was meant. */
  otherwise: string;
}

/** Pages that products lead to: their homes, and those that the search offers, which leaves out what is not there without a word. */
function listNamedPages({ products }: SiteContent): NamedPage[] {
  const homes = products.map(({ productId, homePathname, line }) => ({
    pathname: homePathname,
    line,
    what: `Home "${homePathname}" of "${productId}"`,
    otherwise: `write content${homePathname}index.mdx`,
  }));
  const starts = products
    .flatMap(({ starts: { guides, components } }) => [...guides, ...components])
    .map((page) => ({ ...page, what: `Start "${page.pathname}"`, otherwise: 'take it out' }));
  return [...homes, ...starts];
}

function checkPages(site: SiteContent, unwritten: readonly string[]): ContentError[] {
  const pathnames = toPathnames(site);
  return listNamedPages(site)
    .filter(({ pathname }) => !pathnames.has(pathname) && !unwritten.includes(pathname))
    .map(({ pathname, line, what, otherwise }) => ({
      file: productsFile,
      line,
      message: `${what} has no page.${suggest(pathname, pathnames)} Correct the pathname or ${otherwise}.`,
    }));
}

function checkNavigations({ products, navigations, problems }: SiteContent): ContentError[] {
  // A file that cannot be read is there all the same; what is wrong with it is said already.
  const files = [
    ...navigations.map(({ sourceFile }) => sourceFile),
    ...problems.map(({ file }) => file),
  ];
  const known = new Set(files.map(toNavigationId));
  const folders = navigations.map(({ sourceFile }) => toNavigationFolder(sourceFile));
  return products
    .filter(({ navigationId }) => !known.has(navigationId))
    .map(({ productId, navigationId, line }) => ({
      file: productsFile,
      line,
      message: `Navigation "${navigationId}" of "${productId}" has no file. Use one of: ${folders.join(', ')}.`,
    }));
}

function checkProductIds({ products, docsPages }: SiteContent): ContentError[] {
  const ids = products.map(({ productId }) => productId);
  return docsPages.flatMap(({ mentions, sourceFile }) =>
    mentions
      .filter(({ kind, value }) => kind === 'productId' && !ids.includes(value))
      .map(({ value, line }) => ({
        file: sourceFile,
        line,
        message: `Unknown productId "${value}". Use one of: ${ids.join(', ')}.`,
      })),
  );
}

/** The product of a page follows from its pathname only where `shared/products.ts` knows the folder. */
function checkPagesOfProducts({ products, docsPages }: SiteContent): ContentError[] {
  return docsPages.flatMap(({ pathname, product, sourceFile }) => {
    const owner = products.find(({ prefix }) => pathname.startsWith(prefix));
    if (product !== null || !owner) return [];
    const message = `"${pathname}" lies in the folder of "${owner.productId}" and belongs to no product. Write "productId: ${owner.productId}" into its front matter.`;
    return [{ file: sourceFile, line: 1, message }];
  });
}

/** What content/products.yml names exists, and so do the products that pages name. */
export function checkProducts(site: SiteContent, unwritten: readonly string[]): ContentError[] {
  return [
    ...checkPages(site, unwritten),
    ...checkNavigations(site),
    ...checkProductIds(site),
    ...checkPagesOfProducts(site),
  ];
}
