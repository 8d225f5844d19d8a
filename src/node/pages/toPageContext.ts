import type { Breadcrumb } from '../../shared/navigation';
import type { LastUpdated, PageContext } from '../../shared/pageContext';
import type { NavigationPlace } from '../navigation/toNavigationPlaces';
import type { ProductNode } from '../site/siteContent';

interface PageSource {
  pathname: string;
  product: string | null;
  title: string;
  sourceFile: string | null;
}

type Places = Readonly<Record<string, ReadonlyMap<string, NavigationPlace>>>;

/** Side navigation of a page: its product's, else that of the nearest folder above it, else that of the pages about the site. */
function toNavigationId(
  page: PageSource,
  products: readonly ProductNode[],
  places: Places,
): string {
  const own = products.find(({ productId }) => productId === page.product)?.navigationId;
  if (own) return own;
  const folders = page.pathname.split('/').filter(Boolean);
  const ids = folders.map((_, index) => folders.slice(0, index + 1).join('-'));
  return ids.findLast((id) => Object.hasOwn(places, id)) ?? 'docs';
}

/** The pages are in English. */
const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

function toLastUpdated(date: string | undefined): LastUpdated | null {
  if (date === undefined) return null;
  // The day where the commit was made, which is the one that the date is written with.
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  return { date, text: dateFormat.format(day) };
}

/** From the home page of the product to the page itself. A group that is called like its product would stand there twice. */
function toBreadcrumbs(
  page: PageSource,
  product: ProductNode | undefined,
  place: NavigationPlace | undefined,
): Breadcrumb[] {
  const trail = place?.trail ?? [{ title: page.title, pathname: page.pathname }];
  if (!product) return [...trail];
  const below = trail.length > 1 && trail[0]?.title === product.name ? trail.slice(1) : trail;
  return [{ title: product.name, pathname: product.homePathname }, ...below];
}

/**
 * What the frame around a page shows; computed here so that no page carries the whole navigation.
 * @param places by navigation id.
 */
export function toPageContext(
  page: PageSource,
  products: readonly ProductNode[],
  places: Places,
  lastUpdated: ReadonlyMap<string, string>,
): PageContext {
  const navigationId = toNavigationId(page, products, places);
  const place = places[navigationId]?.get(page.pathname);
  const product = products.find(({ productId }) => productId === page.product);
  return {
    pathname: page.pathname,
    product: page.product,
    productName: product?.name ?? null,
    version: product?.version ?? null,
    navigationId,
    breadcrumbs: toBreadcrumbs(page, product, place),
    previous: place?.previous ?? null,
    next: place?.next ?? null,
    editPath: page.sourceFile,
    lastUpdated: toLastUpdated(lastUpdated.get(page.sourceFile ?? '')),
  };
}
