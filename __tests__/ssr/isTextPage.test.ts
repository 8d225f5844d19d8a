import { existsSync } from 'node:fs';
import { isTextPage } from '../../src/ssr/isTextPage';

it.each([
  ['DocsPageTemplate', 'docs-page-template', true],
  ['BlogPostTemplate', 'blog-post-template', true],
  ['DemoPageTemplate', 'demo-page-template', false],
  ['ApiPageTemplate', 'api-page-template', false],
])('pages of %s (%s) are text alone: %s', (file, chunk, expected) => {
  expect(existsSync(`src/templates/${file}.tsx`)).toBe(true);
  const componentChunkName = `component---src-templates-${chunk}-tsx`;
  expect(isTextPage({ componentChunkName, path: '/a/' })).toBe(expected);
});
