import { toNavigationTrees } from '../../../src/node/navigation/toNavigationTrees';
import type { NavigationItem } from '../../../src/shared/navigation';
import { apiReference } from '../../support/apiReference';
import { docsPage, navigation, product, site } from '../../support/siteContent';

const apiPrefix = '/base-ui/api/';
const products = [
  product('base-ui', {
    packages: [{ name: '@mui/base', version: '5.0.0-beta.24', apiPrefix, interfaces: [] }],
  }),
];

function toTree(yaml: string, more: Parameters<typeof site>[0] = {}): NavigationItem[] {
  return (
    toNavigationTrees(site({ navigations: [navigation('base-ui', yaml)], products, ...more }))[
      'base-ui'
    ] ?? []
  );
}

const api = (name: string, kind: 'component' | 'hook') =>
  apiReference({ name, kind, pathname: `${apiPrefix}${name.toLowerCase()}/` });
const toNames = (items: readonly NavigationItem[] = []) => items.map(({ title }) => title);

test('a page that is written is linked, one that is not and a group are not', () => {
  const yaml = `
- pathname: /base-ui/start/
  title: Start
  children:
    - { pathname: /base-ui/usage/, title: Usage }
    - { pathname: /base-ui/soon/, title: Soon }
`;
  const docsPages = ['/base-ui/start/', '/base-ui/usage/'].map((pathname) => docsPage(pathname));
  const [start] = toTree(yaml, { docsPages });
  expect(start).toMatchObject({ href: null, external: false });
  expect(start?.children.map(({ href }) => href)).toEqual(['/base-ui/usage/', null]);
});

test('a link leads to where it says, whatever pages there are', () => {
  const yaml = `
- pathname: /base-ui/source/
  title: Source
  linkProps: { href: 'https://docs.example/source' }
`;
  const link = { href: 'https://docs.example/source', external: true };
  expect(toTree(yaml)).toMatchObject([{ ...link, target: null, rel: null }]);
  const attributes = "source', target: _blank, rel: nofollow }";
  expect(toTree(yaml.replace("source' }", attributes))).toMatchObject([
    { ...link, target: '_blank', rel: 'nofollow' },
  ]);
});

const apiGroup = `- { pathname: ${apiPrefix}, title: Component API }`;

test('API pages fill their group, under a heading for each kind', () => {
  const apiReferences = [
    api('useTabs', 'hook'),
    api('Tabs', 'component'),
    api('Menu', 'component'),
  ];
  const [group] = toTree(apiGroup, { apiReferences });
  expect(group?.children).toMatchObject([
    { title: 'Components', href: null, subheader: true },
    { title: 'Hooks', href: null, subheader: true },
  ]);
  expect(group?.children.map(({ children }) => toNames(children))).toEqual([
    ['Menu', 'Tabs'],
    ['useTabs'],
  ]);
  expect(group?.children[1]?.children[0]?.href).toBe('/base-ui/api/usetabs/');
});

test('API pages of one kind need no heading, and those of other products stand elsewhere', () => {
  const elsewhere = { ...api('Chip', 'component'), pathname: '/joy-ui/api/chip/' };
  const [group] = toTree(apiGroup, { apiReferences: [api('Tabs', 'component'), elsewhere] });
  expect(toNames(group?.children)).toEqual(['Tabs']);
});
