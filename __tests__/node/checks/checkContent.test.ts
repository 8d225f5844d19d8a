import { checkContent } from '../../../src/node/checks/checkContent';
import { apiReference } from '../../support/apiReference';
import { docsPage, navigation, product, site } from '../../support/siteContent';

const items = ['/system/', '/system/box/'].map(
  (pathname) => `- { pathname: ${pathname}, title: A }`,
);

const sound = site({
  navigations: [navigation('system', items.join('\n'))],
  products: [product('system')],
  apiReferences: [apiReference({ name: 'Box' })],
  docsPages: [
    docsPage('/system/', {
      mentions: [{ kind: 'link', value: '/material-ui/api/box/', line: 9 }],
    }),
    docsPage('/system/box/', {
      components: ['Box'],
      mentions: [
        { kind: 'productId', value: 'system', line: 4 },
        { kind: 'Playground', value: 'Box', line: 9 },
        { kind: 'link', value: '/system/', line: 10 },
      ],
    }),
  ],
});

test('a sound site has no problem', () => {
  expect(checkContent(sound, [])).toEqual([]);
});

test('where no reference could be read, the reason stands alone', () => {
  const problems = [{ file: 'content/redirects.yml', line: 3, message: 'Bad YAML.' }];
  expect(checkContent({ ...sound, apiReferences: [], problems }, [])).toEqual(problems);
});

test('so it does where the products could not be read', () => {
  const problems = [{ file: 'content/products.yml', line: 3, message: 'Bad YAML.' }];
  expect(checkContent({ ...sound, products: [], apiReferences: [], problems }, [])).toEqual(
    problems,
  );
  expect(checkContent({ ...sound, products: [], problems }, [])).toEqual(problems);
});

test('what does not hang on references is reported all the same', () => {
  const problems = [{ file: 'content/redirects.yml', line: 3, message: 'Bad YAML.' }];
  const docsPages = [
    docsPage('/system/', {
      product: 'system',
      mentions: [
        { kind: 'link', value: '/system/gone/', line: 9 },
        { kind: 'Demo', value: 'Nope', line: 12 },
      ],
    }),
    docsPage('/system/orphan/', { components: ['Bx'] }),
  ];
  const messages = checkContent({ ...sound, apiReferences: [], docsPages, problems }, []).map(
    ({ message }) => message,
  );
  expect(messages).toEqual([
    'Bad YAML.',
    expect.stringContaining('"/system/box/" has no page.'),
    expect.stringContaining('"/system/orphan/" is in no navigation.'),
    expect.stringContaining('<Demo name="Nope"> has no file.'),
    expect.stringContaining('Link "/system/gone/" leads nowhere.'),
  ]);
});

test('what is unknown without any such reason is reported', () => {
  expect(checkContent({ ...sound, apiReferences: [] }, [])).toHaveLength(3);
});

test('what leads to a page with a mistake leads to a page', () => {
  const problems = [
    { file: 'content/system/index.mdx', line: 2, message: 'Missing "title". Add it.' },
  ];
  const docsPages = sound.docsPages.slice(1);
  expect(checkContent({ ...sound, docsPages, problems }, [])).toEqual(problems);
});

test('a link to a post that could not be read is no other mistake', () => {
  const problems = [
    { file: 'content/blog/2026-01-02-news/index.mdx', line: 2, message: 'Bad YAML.' },
  ];
  const docsPages = sound.docsPages.map((page) => ({
    ...page,
    mentions: [...page.mentions, { kind: 'link', value: '/blog/news/', line: 3 }],
  }));
  expect(checkContent({ ...sound, docsPages, problems }, [])).toEqual(problems);
});
