import { tidyAddress, toTidyPathname } from '../../src/entry/tidyAddress';
import { toPageDataPathname } from '../../src/shared/pageData';

/** Opens an address, with the HTML of the page at `path`. */
function open(address: string, path: string | null): void {
  window.history.replaceState({ key: '1' }, '', address);
  const data = ['/page-data/app-data.json', ...(path === null ? [] : [toPageDataPathname(path)])];
  const app = { hash: '', scripts: [], chunks: [], data };
  document.body.innerHTML = `<script id="app-scripts" type="application/json">${JSON.stringify(app)}</script>`;
}
afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['/index.html?x=1#y', '/', '?x=1#y'],
  ['/material-ui/react-button/index.html', '/material-ui/react-button/', ''],
  ['/material-ui%2Freact-butto%6E//?x=1', '/material-ui/react-button/', '?x=1'],
])('at %s is the page %s, whose address is shown', (address, path, rest) => {
  open(address, path);
  tidyAddress();
  expect(window.location.href).toBe(window.location.origin + path + rest);
  expect(window.history.state).toEqual({ key: '1' });
});

test.each([
  ['/nothing/100%25/', '/404.html'],
  ['/nothing/index.html', '/404.html'],
  // The offline plugin's page stands in for any other.
  ['/material-ui/react-button/', null],
])('%s is left as it is, where the page is %s', (address, path) => {
  open(address, path);
  tidyAddress();
  expect(window.location.pathname).toBe(address);
});

test.each([
  ['/nothing/%E0%A4%A/', '/nothing/%25E0%25A4%25A/'],
  ['/:path/*pageResources/%2Ax', '/%253Apath/%252ApageResources/%252Ax'],
  ['/a:b/', '/a:b/'],
])('the router is given for the missing %s %s', (pathname, tidy) => {
  expect(toTidyPathname(pathname)).toBe(tidy);
});
