import { toNavigationPlaces } from '../../../src/node/navigation/toNavigationPlaces';
import type { NavigationItem } from '../../../src/shared/navigation';

function item(title: string, more: Partial<NavigationItem> = {}): NavigationItem {
  const pathname = `/${title.toLowerCase()}/`;
  return {
    title,
    pathname,
    href: pathname,
    subheader: false,
    plan: null,
    planned: false,
    unstable: false,
    newFeature: false,
    legacy: false,
    external: false,
    target: null,
    rel: null,
    children: [],
    ...more,
  };
}

const group = (title: string, children: NavigationItem[]) => item(title, { href: null, children });

const tree = [
  group('Start', [item('Overview'), item('Unwritten', { href: null }), item('Usage')]),
  item('Elsewhere', { external: true }),
  group('Components', [group('Inputs', [item('Button')])]),
];

test('a page stands below its groups', () => {
  expect(toNavigationPlaces(tree).get('/button/')?.trail).toEqual([
    { title: 'Components', pathname: null },
    { title: 'Inputs', pathname: null },
    { title: 'Button', pathname: '/button/' },
  ]);
});

test('neighbours are written pages of this site, across groups', () => {
  const places = toNavigationPlaces(tree);
  expect(places.get('/overview/')).toMatchObject({
    previous: null,
    next: { title: 'Usage', pathname: '/usage/' },
  });
  expect(places.get('/usage/')?.next).toEqual({ title: 'Button', pathname: '/button/' });
  expect(places.get('/button/')?.next).toBeNull();
});

test('a page that is not written has a place and no neighbours, and a group has none', () => {
  const places = toNavigationPlaces(tree);
  expect(places.get('/unwritten/')).toMatchObject({ previous: null, next: null });
  expect(places.has('/start/')).toBe(false);
});

test('of a page that stands twice the first place counts', () => {
  const places = toNavigationPlaces([
    group('One', [item('Button'), item('Usage')]),
    group('Two', [item('Button')]),
  ]);
  expect(places.get('/button/')?.trail[0]?.title).toBe('One');
  expect(places.get('/button/')?.next?.title).toBe('Usage');
});
