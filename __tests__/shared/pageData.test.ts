import { fromPageDataPathname, toPageDataPathname } from '../../src/shared/pageData';

it.each([
  ['/', '/page-data/index/page-data.json'],
  ['/joy-ui/react-button/', '/page-data/joy-ui/react-button/page-data.json'],
])('knows where the data of %s is, and whose it is', (pathname, address) => {
  expect(toPageDataPathname(pathname)).toBe(address);
  expect(fromPageDataPathname(address)).toBe(pathname);
});

it('knows where the data of a page is that is a file', () => {
  expect(toPageDataPathname('/404.html')).toBe('/page-data/404.html/page-data.json');
});

it.each(['/page-data/app-data.json', '/page-data/sq/d/77.json', '/joy-ui/react-button/'])(
  '%s is the data of no page',
  (address) => {
    expect(fromPageDataPathname(address)).toBeNull();
  },
);
