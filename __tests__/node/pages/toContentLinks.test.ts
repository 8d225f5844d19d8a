import { toContentLinks } from '../../../src/node/pages/toContentLinks';
import { apiProp, apiReference } from '../../support/apiReference';
import { docsPage, site } from '../../support/siteContent';

const card = apiReference({
  name: 'Card',
  props: [apiProp({ name: 'raised' })],
  inheritedProps: [apiProp({ name: 'variant' })],
});

function toCodeLinks(value: string): Record<string, string> {
  const page = docsPage('/page/', { mentions: [{ kind: 'inlineCode', value, line: 1 }] });
  return toContentLinks(site({ docsPages: [page], apiReferences: [card] }), page).codeLinks;
}

test.each([
  ['<Card>', '/material-ui/api/card/'],
  ['<Card raised>', '/material-ui/api/card/#card-prop-raised'],
  ['Card.variant', '/material-ui/api/card/#card-prop-variant'],
  ['<Card variant>', '/material-ui/api/card/#card-prop-variant'],
])('%s is linked to its row, that of an inherited prop too', (code, href) => {
  expect(toCodeLinks(code)).toEqual({ [code]: href });
});

test('a prop without a row is plain text', () => {
  expect(toCodeLinks('<Card hidden>')).toEqual({});
});

test('a page links the API pages of what its front matter names, each once', () => {
  const page = docsPage('/material-ui/react-card/', { components: ['Card', 'Card', 'Gone'] });
  const { apiLinks } = toContentLinks(site({ docsPages: [page], apiReferences: [card] }), page);
  expect(apiLinks).toEqual([{ title: 'Card', pathname: '/material-ui/api/card/' }]);
});
