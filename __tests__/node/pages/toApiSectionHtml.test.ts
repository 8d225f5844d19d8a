import { toApiSectionHtml } from '../../../src/node/pages/toApiSectionHtml';

test('links to API pages are a section of the page, not a part of the one before them', () => {
  expect(toApiSectionHtml([{ title: 'Card', pathname: '/material-ui/api/card/' }])).toMatch(
    /^<h2 id="api">API<a .*<\/h2>\n<ul>/,
  );
});
