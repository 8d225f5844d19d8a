import { checkApiHeading } from '../../../src/node/checks/checkApiHeading';
import { docsPage } from '../../support/siteContent';

const headings = [{ id: 'api', text: 'API', depth: 2 }];

test('a page with components cannot have a heading of its own where theirs comes by itself', () => {
  const page = docsPage('/material-ui/a/', { components: ['Chip'], headings });
  expect(checkApiHeading({ docsPages: [page] })).toEqual([
    {
      file: 'content/material-ui/a/index.mdx',
      line: 1,
      message: expect.stringContaining('A heading has the id "api"') as string,
    },
  ]);
});

test('a page without them can', () => {
  expect(checkApiHeading({ docsPages: [docsPage('/material-ui/a/', { headings })] })).toEqual([]);
});
