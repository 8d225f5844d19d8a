import { toApiTabRedirects } from '../../../src/node/output/toApiTabRedirects';
import { apiReference } from '../../support/apiReference';
import { docsPage } from '../../support/siteContent';

const apiReferences = ['Button', 'useButton', 'Tab', 'Tabs', 'useTabs'].map((name) =>
  apiReference({ name, product: 'base-ui', pathname: `/base-ui/api/${name}/` }),
);
const button = { components: ['Button'], hooks: ['useButton'] };
const tabs = { components: ['Tabs', 'Tab'], hooks: ['useTabs'] };

test('a tab about one component or hook leads to its API page', () => {
  const docsPages = [
    docsPage('/base-ui/react-button/', { product: 'base-ui', ...button }),
    docsPage('/base-ui/react-tabs/', { product: 'base-ui', ...tabs }),
    docsPage('/material-ui/react-button/', button),
  ];
  expect(toApiTabRedirects({ docsPages, apiReferences })).toEqual([
    { from: '/base-ui/react-button/components-api/', to: '/base-ui/api/Button/', status: 301 },
    { from: '/base-ui/react-button/hooks-api/', to: '/base-ui/api/useButton/', status: 301 },
    { from: '/base-ui/react-tabs/hooks-api/', to: '/base-ui/api/useTabs/', status: 301 },
  ]);
});
