import { listTwins } from '../../../src/node/output/listTwins';
import { apiReference } from '../../support/apiReference';
import { site } from '../../support/siteContent';

test('API pages are in the order of the side navigation: components, hooks and interfaces by name', () => {
  const apiReferences = [
    apiReference({ name: 'ColDef', kind: 'interface' }),
    apiReference({ name: 'useTheme', kind: 'hook' }),
    apiReference({ name: 'AccordionActions', pathname: '/material-ui/api/accordion-actions/' }),
    apiReference({ name: 'Zoom' }),
    apiReference({ name: 'Accordion' }),
  ];
  const twins = listTwins(site({ apiReferences }), [], {}, (key) => key);
  expect(twins.map(({ title }) => title)).toEqual([
    'Accordion API',
    'AccordionActions API',
    'Zoom API',
    'useTheme API',
    'ColDef API',
  ]);
});
