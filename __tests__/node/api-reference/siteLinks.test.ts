import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createLinkTarget } from '../../../src/node/api-reference/siteLinks';
import { createTemporaryFolder } from '../../support/temporaryFolder';

const page = path.join(createTemporaryFolder('links'), 'index.mdx');
writeFileSync(page, '## Forward the ref\n\n## Hand on props\n');

const toTarget = createLinkTarget({
  hosts: new Set(['mui.com']),
  origin: 'https://mui.com',
  docsPages: new Map([
    ['/guide/', page],
    ['/base-ui/react-tabs/', page],
  ]),
  apiPathnames: new Set(['/base-ui/api/tab/']),
  redirects: [
    { from: '/r/refs/', to: '/guide/#forward-the-ref', status: 302 },
    { from: '/old/*', to: '/:splat', status: 301 },
    { from: '/base-ui/:page/components-api/', to: '/base-ui/:page/', status: 301 },
  ],
});

it.each([
  ['https://mui.com/guide/#hand-on-props', '/guide/#hand-on-props'],
  ['https://mui.com/guide/#gone', '/guide/'],
  ['https://mui.com/old/guide/#hand-on-props', '/guide/#hand-on-props'],
  ['https://mui.com/r/refs', '/guide/#forward-the-ref'],
  ['https://mui.com/base-ui/react-tabs/components-api/#tab', '/base-ui/api/tab/'],
  ['https://mui.com/base-ui/react-tabs/components-api/', '/base-ui/react-tabs/'],
  ['https://mui.com/store/', 'https://mui.com/store/'],
  ['https://example.com/guide/', 'https://example.com/guide/'],
])('a link to %s leads to %s', (href, expected) => {
  expect(toTarget(href)).toBe(expected);
});
