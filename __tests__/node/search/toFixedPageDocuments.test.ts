import type { Node } from 'gatsby';
import { toFixedPageDocuments } from '../../../src/node/search/toFixedPageDocuments';
import { createTestSearch } from '../../support/searchEngine';

const strings = {
  versions: { title: 'Versions', description: 'One version of each library.' },
  productionError: { title: 'Production error', description: 'What the numbers mean.' },
  footer: { blog: 'Blog', siteMap: 'Site map' },
  blog: { description: 'How it is made.' },
  siteMap: { description: 'Every page.' },
};
const nodes: Readonly<Record<string, object[]>> = {
  TranslationFile: [
    { language: 'de', strings: {} },
    { language: 'en', strings },
  ],
  ProductionError: [{ code: 10, template: 'MUI: %s has no effect.' }],
};

test.each([
  ['production error', '/production-error/'],
  ['minified mui error 10', '/production-error/'],
  ['has no effect', '/production-error/'],
  ['older versions', '/versions/'],
  ['blog', '/blog/'],
  ['sitemap', '/site-map/'],
])('the pages that no author writes are found: %s', (query, pathname) => {
  const documents = toFixedPageDocuments((type) => (nodes[type] ?? []) as Node[]);
  const search = createTestSearch({ documents, products: [] });
  expect(search(query)[0]?.hrefs).toEqual([pathname]);
});
