import { sortByNavigation } from '../../../src/node/site/sortByNavigation';
import { docsPage, navigation } from '../../support/siteContent';

const pages = ['/x/hidden/', '/x/b/', '/y/a/', '/x/a/', '/x/also-hidden/'].map((pathname) =>
  docsPage(pathname),
);

test('pages are in the order of their navigations, the others behind', () => {
  const navigations = [
    navigation(
      'x',
      '- pathname: /x/group/\n  title: Group\n  children:\n    - pathname: /x/a/\n      title: A\n- pathname: /x/b/\n  title: B\n',
    ),
    navigation('y', '- pathname: /y/a/\n  title: A\n'),
  ];
  expect(sortByNavigation(pages, navigations).map(({ pathname }) => pathname)).toEqual([
    '/x/a/',
    '/x/b/',
    '/y/a/',
    '/x/also-hidden/',
    '/x/hidden/',
  ]);
});
