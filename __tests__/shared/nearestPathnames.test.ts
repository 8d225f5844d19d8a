import { findNearestPages, toEditDistance } from '../../src/shared/nearestPathnames';

const pages = [
  '/material-ui/react-button/',
  '/material-ui/react-button-group/',
  '/material-ui/api/button/',
  '/joy-ui/react-button/',
  '/material-ui/getting-started/installation/',
  '/material-ui/customization/theming/',
  '/material-ui/api/grow/',
  '/material-ui/react-progress/',
  '/material-ui/react-tabs/',
  '/material-ui/api/tab/',
  '/x/react-data-grid/',
  '/x/react-data-grid/filtering/',
  '/x/react-data-grid/column-menu/',
].map((pathname) => ({ pathname, isStart: pathname === '/x/react-data-grid/' }));

function nearest(pathname: string): string | undefined {
  return findNearestPages(pathname, pages, 5)[0]?.pathname;
}

it.each([
  ['/material-ui/react-buton/', '/material-ui/react-button/'],
  ['/material-ui/buttons/', '/material-ui/react-button/'],
  ['/material-ui/tab/', '/material-ui/react-tabs/'],
  ['/joy-ui/button', '/joy-ui/react-button/'],
  ['/material-ui/api/buttn/', '/material-ui/api/button/'],
  ['/getting-started/instalation/', '/material-ui/getting-started/installation/'],
  ['/material-ui/react-button/props/', '/material-ui/react-button/'],
  ['/material-ui/react-button/a/b/c', '/material-ui/react-button/'],
  ['/x/react-data-grid/filtering/quick/', '/x/react-data-grid/filtering/'],
  ['/x/react-data-grid/filterng/', '/x/react-data-grid/filtering/'],
  ['/x/react-data-grid/columns/', '/x/react-data-grid/column-menu/'],
  ['/x/react-data-grid/pivot/', '/x/react-data-grid/'],
  ['/MATERIAL-UI/Customization/Theming', '/material-ui/customization/theming/'],
])('for %s offers %s first', (asked, expected) => {
  expect(nearest(asked)).toBe(expected);
});

it('offers nothing rather than anything', () => {
  expect(findNearestPages('/wp-login.php', pages, 5)).toEqual([]);
});

it('offers at most as many as asked for', () => {
  expect(findNearestPages('/material-ui/react-button/', pages, 2)).toHaveLength(2);
});

it('counts edits', () => {
  expect(toEditDistance('kitten', 'sitting')).toBe(3);
  expect(toEditDistance('', 'abc')).toBe(3);
  expect(toEditDistance('same', 'same')).toBe(0);
});
