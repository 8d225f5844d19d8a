import { apiProp, apiReference } from '../../support/apiReference';
import { docsPage as page, navigation, product, site } from '../../support/siteContent';
import { checkMentions } from '../../../src/node/checks/checkMentions';
import { checkNavigation } from '../../../src/node/checks/checkNavigation';
import { checkPathnames } from '../../../src/node/checks/checkPathnames';
import { checkProducts } from '../../../src/node/checks/checkProducts';
import { checkUnwritten } from '../../../src/node/checks/checkUnwritten';
import { formatContentErrors } from '../../../src/node/errors';
import type { DocsPageNode } from '../../../src/node/site/siteContent';

const button = apiReference({ name: 'Button', props: [apiProp({ name: 'variant' })] });

describe('pathnames', () => {
  test('two navigation items with one pathname are both named', () => {
    const errors = checkPathnames(
      site({
        navigations: [
          navigation(
            'system',
            '- pathname: /system/box/\n  title: Box\n- pathname: /system/box\n  title: Box again\n',
          ),
        ],
      }),
    );
    expect(formatContentErrors(errors)).toBe(
      'content/system/navigation.yml:3: Duplicated pathname "/system/box/", also in content/system/navigation.yml:1. Give one of them another pathname.',
    );
  });

  test.each(['Chip', 'my chip', 'my_chip'])('the folder %s is no pathname', (folder) => {
    const docsPages = [page(`/material-ui/${folder}/`), page('/x/v6.0/react-grid2/')];
    expect(formatContentErrors(checkPathnames(site({ docsPages })))).toBe(
      `content/material-ui/${folder}/index.mdx:1: "/material-ui/${folder}/" is no pathname. Name the folder in lower case, with digits and hyphens.`,
    );
  });

  test('a post has one date', () => {
    const post = { ...page('/blog/a/'), date: '2026-01-02', authors: [], tags: [] };
    const errors = checkPathnames(
      site({
        blogPosts: [
          { ...post, sourceFile: 'content/blog/2026-01-02-a/index.mdx' },
          { ...post, pathname: '/blog/b/', sourceFile: 'content/blog/2026-13-02-b/index.mdx' },
          { ...post, pathname: '/blog/c/', sourceFile: 'content/blog/c/index.mdx' },
        ],
      }),
    );
    expect(formatContentErrors(errors)).toBe(
      'content/blog/2026-13-02-b/index.mdx:1: "date" is "2026-01-02", and the folder "2026-13-02-b" has another one. Write one date in both.',
    );
  });

  test('a link into another product is no second item', () => {
    const errors = checkPathnames(
      site({
        navigations: [
          navigation('system', '- pathname: /system/box/\n  title: Box\n'),
          navigation('material-ui', '- pathname: /system/box/\n  title: Box\n'),
        ],
      }),
    );
    expect(errors).toEqual([]);
  });

  test('nor is it where several navigations have it, but twice in one it is', () => {
    const link = '- pathname: /system/box/\n  title: Box\n';
    const navigations = [navigation('joy-ui', link), navigation('material-ui', link + link)];
    expect(formatContentErrors(checkPathnames(site({ navigations })))).toBe(
      'content/material-ui/navigation.yml:3: Duplicated pathname "/system/box/", also in content/material-ui/navigation.yml:1. Give one of them another pathname.',
    );
  });

  test('the items of a nested folder are its own', () => {
    const item = '- pathname: /x/tree-view/a/\n  title: A\n';
    const navigations = [navigation('x/tree-view', item + item)];
    expect(formatContentErrors(checkPathnames(site({ navigations })))).toContain(
      'content/x/tree-view/navigation.yml:3: Duplicated pathname "/x/tree-view/a/"',
    );
    const docsPages = [page('/x/tree-view/a/')];
    expect(checkNavigation(site({ navigations, docsPages }), [])).toEqual([]);
  });

  test('a file beside the page of a folder is called wrong, and takes no address', () => {
    const sourceFile = 'content/system/box/other.mdx';
    const docsPages = [page('/system/box/'), page('/system/box/', { sourceFile })];
    expect(formatContentErrors(checkPathnames(site({ docsPages })))).toBe(
      'content/system/box/other.mdx:1: "other.mdx" is no page. Name it index.mdx, in the folder that is its pathname.',
    );
  });

  test('a page may not take the place of a page of the site', () => {
    expect(formatContentErrors(checkPathnames(site({ docsPages: [page('/versions/')] })))).toBe(
      'content/versions/index.mdx: Duplicated pathname "/versions/", also in src/pages. Give one of them another pathname.',
    );
  });
});

describe('navigation', () => {
  const navigations = [navigation('system', '- pathname: /system/box/\n  title: Box\n')];

  test('an item without a page is reported with the nearest page', () => {
    const errors = checkNavigation(
      site({ navigations, docsPages: [page('/system/boxx/', { unlisted: true })] }),
      [],
    );
    expect(formatContentErrors(errors)).toBe(
      'content/system/navigation.yml:1: "/system/box/" has no page. Did you mean "/system/boxx/"? Write content/system/box/index.mdx, correct the pathname, or list it in content/unwritten.yml.',
    );
  });

  test('an item on the list of unwritten pages is none', () => {
    expect(checkNavigation(site({ navigations }), ['/system/box/'])).toEqual([]);
  });

  test('a page to write that is in no navigation is reported, unless its navigation cannot be read', () => {
    const unwritten = [
      { pathname: '/system/box/', line: 1 },
      { pathname: '/system/bix/', line: 2 },
    ];
    expect(formatContentErrors(checkUnwritten(site({ navigations }), unwritten))).toBe(
      'content/unwritten.yml:2: "/system/bix/" is in no navigation. Did you mean "/system/box/"? Add it to a navigation.yml, or take it off this list.',
    );
    const problems = [{ file: 'content/system/navigation.yml', line: 3, message: 'Bad YAML.' }];
    expect(checkUnwritten(site({ problems }), unwritten)).toEqual([]);
  });

  test('a page in no navigation is reported unless it says so', () => {
    const stray = page('/system/stray/');
    expect(formatContentErrors(checkNavigation(site({ docsPages: [stray] }), []))).toContain(
      'content/system/stray/index.mdx:1: "/system/stray/" is in no navigation.',
    );
    expect(checkNavigation(site({ docsPages: [{ ...stray, unlisted: true }] }), [])).toEqual([]);
  });

  test('a group at the pathname of a page is reported, since groups lead nowhere', () => {
    const group =
      '- pathname: /system/group/\n  title: Group\n  children:\n    - pathname: /system/box/\n      title: Box\n';
    const docsPages = [page('/system/box/'), page('/system/group/')];
    const grouped = [navigation('system', group)];
    expect(
      formatContentErrors(checkNavigation(site({ navigations: grouped, docsPages }), [])),
    ).toBe(
      'content/system/navigation.yml:1: "/system/group/" is a group and also the page content/system/group/index.mdx, to which no link leads. Give the group another pathname, and list the page below it.',
    );
  });

  test('a file that is called wrong is no page of its folder, for groups and otherwise', () => {
    const group =
      '- pathname: /system/\n  title: Group\n  children:\n    - pathname: /system/box/\n      title: Box\n';
    const docsPages = [
      page('/system/box/'),
      page('/system/', { sourceFile: 'content/system/react-bar.mdx' }),
      page('/system/stack/', { sourceFile: 'content/system/stack/bar.mdx' }),
    ];
    const named = { navigations: [navigation('system', group)], docsPages };
    expect(checkNavigation(site(named), [])).toEqual([]);
  });

  const packages = [
    { name: '@mui/system', version: '5.14.18', apiPrefix: '/system/api/', interfaces: [] },
  ];

  test('so is the group of the API pages', () => {
    const errors = checkNavigation(
      site({
        navigations: [navigation('system', '- pathname: /system/api/\n  title: API\n')],
        products: [product('system', { packages })],
        docsPages: [page('/system/api/')],
      }),
      [],
    );
    expect(formatContentErrors(errors)).toContain(
      'content/system/navigation.yml:1: "/system/api/" is a group and also the page',
    );
  });

  test('what is listed below the group of the API pages is reported, since it is not shown there', () => {
    const group =
      '- pathname: /system/api\n  title: API\n  children:\n    - pathname: /system/box/\n      title: Box\n';
    const errors = checkNavigation(
      site({
        navigations: [navigation('system', group)],
        products: [product('system', { packages })],
        docsPages: [page('/system/box/')],
      }),
      [],
    );
    expect(formatContentErrors(errors)).toBe(
      'content/system/navigation.yml:4: "/system/box/" is listed below "/system/api/", which shows the API pages and nothing else. Move it out of that group.',
    );
  });

  test('pages of a navigation that cannot be read are not called missing from it', () => {
    const problems = [{ file: 'content/system/navigation.yml', line: 3, message: 'Bad YAML.' }];
    const docsPages = [page('/system/stray/'), page('/joy-ui/stray/')];
    expect(formatContentErrors(checkNavigation(site({ docsPages, problems }), []))).toBe(
      'content/joy-ui/stray/index.mdx:1: "/joy-ui/stray/" is in no navigation. Add it to a navigation.yml, or set "unlisted: true" in its front matter.',
    );
  });
});

describe('products', () => {
  const navigations = [navigation('system', '- pathname: /system/\n  title: System\n')];
  const complete = site({
    navigations,
    products: [product('system', { line: 3 })],
    docsPages: [page('/system/')],
  });

  test('one whose home page and navigation exist is fine', () => {
    expect(checkProducts(complete, [])).toEqual([]);
  });

  test('a page in its folder belongs to it, or to another one, but not to none', () => {
    const docsPages = [
      ...complete.docsPages,
      page('/system/box/', { product: null }),
      page('/colophon/', { product: null }),
    ];
    expect(formatContentErrors(checkProducts({ ...complete, docsPages }, []))).toBe(
      'content/system/box/index.mdx:1: "/system/box/" lies in the folder of "system" and belongs to no product. Write "productId: system" into its front matter.',
    );
  });

  test('a home page that nobody has written is reported', () => {
    const docsPages = [page('/systems/')];
    expect(formatContentErrors(checkProducts({ ...complete, docsPages }, []))).toBe(
      'content/products.yml:3: Home "/system/" of "system" has no page. Did you mean "/systems/"? Correct the pathname or write content/system/index.mdx.',
    );
    expect(checkProducts({ ...complete, docsPages }, ['/system/'])).toEqual([]);
  });

  test('a page to start from that is not there is reported at its line', () => {
    const starts = {
      guides: [{ pathname: '/system/', line: 7 }],
      components: [{ pathname: '/system/bxo/', line: 9 }],
    };
    const docsPages = [page('/system/'), page('/system/box/')];
    const products = [product('system', { starts })];
    expect(formatContentErrors(checkProducts({ ...complete, docsPages, products }, []))).toBe(
      'content/products.yml:9: Start "/system/bxo/" has no page. Did you mean "/system/box/"? Correct the pathname or take it out.',
    );
    expect(checkProducts({ ...complete, docsPages, products }, ['/system/bxo/'])).toEqual([]);
  });

  test('a navigation without a file is reported, but not one whose file cannot be read', () => {
    const site = {
      ...complete,
      navigations: [navigation('x/tree', '- { pathname: /, title: A }')],
    };
    expect(formatContentErrors(checkProducts(site, []))).toBe(
      'content/products.yml:3: Navigation "system" of "system" has no file. Use one of: x/tree.',
    );
    const problems = [{ file: 'content/system/navigation.yml', line: 3, message: 'Bad YAML.' }];
    expect(checkProducts({ ...site, problems }, [])).toEqual([]);
  });

  test('a page may not name a product that is none', () => {
    const mentions = [{ kind: 'productId', value: 'sistem', line: 4 }];
    const docsPages = [page('/system/', { mentions })];
    expect(formatContentErrors(checkProducts({ ...complete, docsPages }, []))).toBe(
      'content/system/index.mdx:4: Unknown productId "sistem". Use one of: system.',
    );
  });
});

describe('mentions', () => {
  const check = (mentions: DocsPageNode['mentions'], more: Partial<DocsPageNode> = {}) =>
    formatContentErrors(
      checkMentions(
        site({
          docsPages: [page('/material-ui/react-button/', { mentions, ...more })],
          apiReferences: [button],
          demos: [
            { name: 'BasicButtons', docsPagePathname: '/material-ui/react-button/', variants: [] },
          ],
        }),
        ['/material-ui/react-chip/'],
      ),
    );

  test('what exists is fine, and so is a link to a page that is still to be written', () => {
    expect(
      check(
        [
          { kind: 'Demo', value: 'BasicButtons', line: 2 },
          { kind: 'Playground', value: 'Button', line: 3 },
          { kind: 'link', value: '/material-ui/react-button/#sizes', line: 4 },
          { kind: 'link', value: '/material-ui/react-chip/', line: 5 },
          { kind: 'link', value: 'https://example.com', line: 6 },
        ],
        { components: ['Button'] },
      ),
    ).toBe('');
  });

  test.each([
    [
      { kind: 'Demo', value: 'BasicButton', line: 7 },
      ':7: <Demo name="BasicButton"> has no file. Did you mean "BasicButtons"?',
    ],
    [
      { kind: 'Demo', value: 'basicButtons', line: 7 },
      ':7: <Demo name="basicButtons"> names no demo: a demo begins with a capital,',
    ],
    [
      { kind: 'Playground', value: 'Buton', line: 8 },
      ':8: <Playground of="Buton">: unknown component. Did you mean "Button"?',
    ],
    [
      { kind: 'link', value: '/material-ui/react-buton/', line: 9 },
      ':9: Link "/material-ui/react-buton/" leads nowhere. Did you mean',
    ],
    [
      { kind: 'link', value: '/material-ui/react-button', line: 9 },
      ':9: Link "/material-ui/react-button" has no trailing slash.',
    ],
  ])('%j', (mention, problem) => {
    expect(check([mention])).toContain(`content/material-ui/react-button/index.mdx${problem}`);
  });

  test('a demo without its system.tsx, which is told of, is no other mistake', () => {
    const mentions = [{ kind: 'Demo', value: 'Loud', line: 7 }];
    const docsPages = [page('/material-ui/react-button/', { mentions })];
    const file = 'content/material-ui/react-button/Loud/system.tsx';
    const problems = [{ file, line: 1, message: 'The demo "Loud" has no such file.' }];
    expect(checkMentions(site({ docsPages }), [])).toHaveLength(1);
    expect(checkMentions(site({ docsPages, problems }), [])).toEqual([]);
  });

  test('an unknown component name of the front matter is reported', () => {
    expect(check([], { components: ['Buttom'] })).toContain(
      'content/material-ui/react-button/index.mdx:1: Unknown component name "Buttom". Did you mean "Button"?',
    );
  });
});

describe('props that sentences name', () => {
  const check = (value: string) =>
    checkMentions(
      site({
        apiReferences: [button],
        docsPages: [
          page('/material-ui/a/', { mentions: [{ kind: 'inlineCode', value, line: 12 }] }),
        ],
      }),
      [],
    );

  test.each(['<Button varriant>', 'Button.varriant', '<Button variant="text" varriant />'])(
    '%s is refused with its place and the name that was meant',
    (value) => {
      expect(formatContentErrors(check(value))).toContain(
        'content/material-ui/a/index.mdx:12: "Button" has no prop "varriant". Did you mean "variant"?',
      );
    },
  );

  const typography = apiReference({ name: 'Typography', takesSystemProps: true });
  const slider = apiReference({ name: 'Slider', props: [apiProp({ name: 'onChangeCommitted' })] });
  const post = {
    ...page('/blog/a/', { mentions: [{ kind: 'inlineCode', value: '<Button colour>', line: 9 }] }),
    date: '2026-11-21',
    authors: [],
    tags: [],
  };

  test('what only looks like a system prop, a handler or a word of a post is refused', () => {
    const values = [
      '<Typography varient>',
      '<Typography mt bgcolor>',
      '<Slider onChangeCommited>',
      '<Slider onPointerDown onClickCapture onDoubleClick>',
    ];
    const errors = checkMentions(
      site({
        apiReferences: [button, typography, slider],
        docsPages: [
          page('/material-ui/a/', {
            mentions: values.map((value, line) => ({ kind: 'inlineCode', value, line })),
          }),
        ],
        blogPosts: [post],
      }),
      [],
    );
    expect(errors.map(({ line, message }) => `${line} ${message.split('.')[0]}`)).toEqual([
      '0 "Typography" has no prop "varient"',
      '2 "Slider" has no prop "onChangeCommited"',
      '9 "Button" has no prop "colour"',
    ]);
  });

  test.each([
    '<Button variant>',
    '<Button aria-label="Close" href onClick>',
    '<Button component="a" download>',
    '<OwnThing anything>',
    '<div anything>',
    'Math.round',
  ])('%s is nothing to complain about', (value) => {
    expect(check(value)).toEqual([]);
  });
});

test('a post has none of the tags that pages have', () => {
  const post = {
    id: '/blog/a/',
    pathname: '/blog/a/',
    title: 'Title',
    description: '',
    date: '2026-11-21',
    authors: [],
    tags: [],
    headings: [],
    markdown: '',
    mentions: [
      { kind: 'Demo', value: 'BasicButtons', line: 9 },
      { kind: 'inlineCode', value: '<Button variant>', line: 10 },
      { kind: 'Props', value: 'Button', line: 11 },
    ],
    sourceFile: 'content/blog/2026-11-21-a/index.mdx',
  };
  const errors = checkMentions(site({ blogPosts: [post], apiReferences: [button] }), []);
  expect(errors.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([
    'content/blog/2026-11-21-a/index.mdx:9: A post shows no <Demo>. Link to a page that has it.',
    'content/blog/2026-11-21-a/index.mdx:11: A post shows no <Props>. Link to a page that has it.',
  ]);
});

describe('live tags', () => {
  const check = (...kinds: string[]) =>
    formatContentErrors(
      checkMentions(
        site({
          docsPages: [
            page('/material-ui/a/', {
              mentions: kinds.map((kind, index) => ({ kind, value: '', line: 5 + index })),
            }),
          ],
        }),
        [],
      ),
    );

  test('those of two kinds of pages on one page are refused', () => {
    expect(check('Callout', 'IconSearch', 'ThemeViewer')).toBe(
      'content/material-ui/a/index.mdx:6: <IconSearch> and <ThemeViewer> are of different kinds of pages. Give one of them a page of its own.',
    );
  });

  test('one kind is fine, and so is none', () => {
    expect(check('ColorTool')).toBe('');
    expect(check()).toBe('');
  });

  test('a theme to look through needs a product that has one', () => {
    const sourcePage = (product: string | null) =>
      page('/blog/a/', { product, mentions: [{ kind: 'ThemeViewer', value: '', line: 7 }] });
    const toText = (product: string | null) =>
      formatContentErrors(checkMentions(site({ docsPages: [sourcePage(product)] }), []));
    expect(toText('base-ui')).toBe(
      'content/blog/a/index.mdx:7: <ThemeViewer>: base-ui has no default theme. Use it on a page of one of: material-ui, joy-ui.',
    );
    expect(toText('joy-ui')).toBe('');
  });
});
