import { findPath } from '../../src/stand-ins/findPath';

test.each([
  ['/', '/'],
  ['/?x=1', '/'],
  ['/material-ui/react-button/', '/material-ui/react-button'],
  ['/material-ui/react-button', '/material-ui/react-button'],
  ['/material-ui/react-button//', '/material-ui/react-button'],
  ['/material-ui/react-butto%6E/', '/material-ui/react-button'],
  ['/404.html', '/404.html'],
])('at %s is the page %s', (address, path) => {
  expect(findPath(address)).toBe(path);
  expect(findPath(path)).toBe(path);
});

test('a page is the same whatever is asked of it', () => {
  for (const rest of ['?utm_source=x', '?a?b', '#basic', '?code=4&args[]=%E0%A4%A#x?y'])
    expect(findPath(`/production-error/${rest}`)).toBe('/production-error');
});

test.each([
  '/material-ui%2Freact-button/',
  '/material-ui/react-button/%23basic',
  '/material-ui/react-button%20',
  '/nothing/100%25/',
  '/nothing/%E0%A4%A/',
  '//evil.example/',
  '/caf%C3%A9/',
])('no page can be at %s', (address) => {
  expect(findPath(address)).toBe('/404.html');
});
