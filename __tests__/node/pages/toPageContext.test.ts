import type { NavigationPlace } from '../../../src/node/navigation/toNavigationPlaces';
import type { ProductNode } from '../../../src/node/site/siteContent';
import { toPageContext } from '../../../src/node/pages/toPageContext';

const grid = {
  productId: 'x-data-grid',
  name: 'Data Grid',
  homePathname: '/x/react-data-grid/',
  navigationId: 'x',
} as ProductNode;

const page = {
  pathname: '/x/react-data-grid/sorting/',
  product: 'x-data-grid',
  title: 'Sorting',
  sourceFile: null,
};

function toTitles(trail: readonly string[]): string[] {
  const place: NavigationPlace = {
    trail: trail.map((title) => ({ title, pathname: null })),
    previous: null,
    next: null,
  };
  const places = { x: new Map([[page.pathname, place]]) };
  return toPageContext(page, [grid], places, new Map()).breadcrumbs.map(({ title }) => title);
}

describe('breadcrumbs', () => {
  test('lead from the product through the groups to the page', () => {
    expect(toTitles(['Rows', 'Sorting'])).toEqual(['Data Grid', 'Rows', 'Sorting']);
  });

  test('name a product once whose group in the navigation has the same name', () => {
    expect(toTitles(['Data Grid', 'Rows', 'Sorting'])).toEqual(['Data Grid', 'Rows', 'Sorting']);
  });

  test('keep the page itself when it is called like its product', () => {
    expect(toTitles(['Data Grid'])).toEqual(['Data Grid', 'Data Grid']);
  });

  test('have the page alone where it stands in no navigation', () => {
    const context = toPageContext(page, [grid], {}, new Map());
    expect(context.breadcrumbs.map(({ title }) => title)).toEqual(['Data Grid', 'Sorting']);
  });
});

describe('the side navigation of a page without a product', () => {
  const toNavigationId = (pathname: string) => {
    const places = { x: new Map(), 'x-tree-view': new Map(), docs: new Map() };
    return toPageContext({ ...page, pathname, product: null }, [grid], places, new Map())
      .navigationId;
  };

  test('is that of the nearest folder above it', () => {
    expect(toNavigationId('/x/introduction/')).toBe('x');
    expect(toNavigationId('/x/tree-view/items/')).toBe('x-tree-view');
  });

  test('is that of the pages about the site where no folder has one', () => {
    expect(toNavigationId('/blog/news/')).toBe('docs');
  });
});
