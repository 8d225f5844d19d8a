import { productsFile } from '../content/readProducts';
import { toNavigationFolder, toNavigationId } from '../content/toNavigationId';
import type { ContentError } from '../errors';
import { toPathnames, type SiteContent } from '../site/siteContent';
import { suggest } from '../suggest';

function checkHomes(site: SiteContent, unwritten: ReadonlySet<string>): ContentError[] {
  const pathnames = toPathnames(site);
  return site.products
    .filter(({ homePathname }) => !pathnames.has(homePathname) && !unwritten.has(homePathname))
    .map(({ productId, homePathname, line }) => ({
      file: productsFile,
      line,
      message: `Home "${homePathname}" of "${productId}" has no page.${suggest(homePathname, pathnames)} Correct the pathname or write content${homePathname}index.mdx.`,
    }));
}

/** The search offers these without being asked, and leaves out what is not there without a word. */
function checkStarts(site: SiteContent, unwritten: ReadonlySet<string>): ContentError[] {
  const pathnames = toPathnames(site);
  return site.products
    .flatMap(({ starts }) => [...starts.guides, ...starts.components])
    .filter(({ pathname }) => !pathnames.has(pathname) && !unwritten.has(pathname))
    .map(({ pathname, line }) => ({
      file: productsFile,
      line,
      message: `Start "${pathname}" has no page.${suggest(pathname, pathnames)} Correct the pathname or take it out.`,
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
  const known = new Set(unwritten);
  return [
    ...checkHomes(site, known),
    ...checkStarts(site, known),
    ...checkNavigations(site),
    ...checkProductIds(site),
    ...checkPagesOfProducts(site),
  ];
}
