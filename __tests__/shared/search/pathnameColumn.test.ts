import { readPathnameColumn, toPathnameColumn } from '../../../src/shared/search/pathnameColumn';

const documents = [
  { title: 'Home', pathname: '/' },
  { title: 'App Bar', pathname: '/joy-ui/react-app-bar/' },
  { title: 'AppBar', pathname: '/joy-ui/api/app-bar/' },
  { title: 'useMediaQuery', pathname: '/joy-ui/api/use-media-query/' },
  { title: 'Frequently Asked Questions', pathname: '/joy-ui/getting-started/faq/' },
  { title: 'Next.js = fast', pathname: '/joy-ui/guides/next-js-fast/' },
  { title: '…', pathname: '/joy-ui/guides/dots/' },
];

test('pathnames come back, whether or not they follow from their titles', () => {
  const column = toPathnameColumn(documents);
  expect(
    readPathnameColumn(
      column,
      documents.map(({ title }) => title),
    ),
  ).toEqual(documents.map(({ pathname }) => pathname));
});

test('a pathname that follows from its title and the one before takes one letter', () => {
  const pages = ['Badge', 'Box', 'Card'].map((title) => ({
    title,
    pathname: `/joy-ui/react-${title.toLowerCase()}/`,
  }));
  expect(toPathnameColumn(pages)).toBe('0/joy-ui/react-=\nf\nf');
});

test('no documents are an empty column', () => {
  expect(readPathnameColumn(toPathnameColumn([]), [])).toEqual([]);
});
