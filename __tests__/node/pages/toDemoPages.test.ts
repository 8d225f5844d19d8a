import { toDemoPages } from '../../../src/node/pages/toDemoPages';
import { apiReference } from '../../support/apiReference';
import { docsPage, site } from '../../support/siteContent';

test("a component's own page comes first, then the pages that are about it, then those that use it", () => {
  const button = { ...apiReference({ name: 'Button' }), id: 'button' };
  const group = { ...apiReference({ name: 'ButtonGroup' }), id: 'group' };
  const pages = [
    docsPage('/material-ui/react-button-group/', { components: ['ButtonGroup', 'Button'] }),
    docsPage('/material-ui/getting-started/usage/', { components: ['Button'] }),
    docsPage('/material-ui/react-button/', { components: ['Button'] }),
  ];
  const found = toDemoPages(site({ docsPages: pages, apiReferences: [button, group] })).get(button);
  expect(found?.map(({ pathname }) => pathname)).toEqual([
    '/material-ui/react-button/',
    '/material-ui/getting-started/usage/',
    '/material-ui/react-button-group/',
  ]);
});
