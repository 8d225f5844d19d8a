import { apiProp, apiReference } from '../../support/apiReference';
import { checkMentions } from '../../../src/node/checks/checkMentions';
import { checkNavigation } from '../../../src/node/checks/checkNavigation';
import { checkPathnames } from '../../../src/node/checks/checkPathnames';
import { formatContentErrors } from '../../../src/node/errors';
import { parseNavigation } from '../../../src/node/content/parseNavigation';
import type { DocsPageNode, SiteContent } from '../../../src/node/pages/siteContent';

function page(pathname: string, more: Partial<DocsPageNode> = {}): DocsPageNode {
  return {
    id: pathname,
    pathname,
    product: 'material-ui',
    title: 'Title',
    description: '',
    components: [],
    hooks: [],
    githubLabel: null,
    keywords: [],
    unlisted: false,
    headings: [],
    markdown: '',
    mentions: [],
    sourceFile: `content${pathname}index.mdx`,
    ...more,
  };
}

function navigation(navigationId: string, yaml: string) {
  const sourceFile = `content/${navigationId}/navigation.yml`;
  return { navigationId, sourceFile, items: parseNavigation(yaml, sourceFile) };
}

function site(more: Partial<SiteContent>): SiteContent {
  return {
    docsPages: [],
    blogPosts: [],
    navigations: [],
    products: [],
    apiReferences: [],
    demos: [],
    problems: [],
    ...more,
  };
}

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

  test('a page in no navigation is reported unless it says so', () => {
    const stray = page('/system/stray/');
    expect(formatContentErrors(checkNavigation(site({ docsPages: [stray] }), []))).toContain(
      'content/system/stray/index.mdx:1: "/system/stray/" is in no navigation.',
    );
    expect(checkNavigation(site({ docsPages: [{ ...stray, unlisted: true }] }), [])).toEqual([]);
  });

  test('pages of a navigation that cannot be read are not called missing from it', () => {
    const problems = [{ file: 'content/system/navigation.yml', line: 3, message: 'Bad YAML.' }];
    const docsPages = [page('/system/stray/'), page('/joy-ui/stray/')];
    expect(formatContentErrors(checkNavigation(site({ docsPages, problems }), []))).toBe(
      'content/joy-ui/stray/index.mdx:1: "/joy-ui/stray/" is in no navigation. Add it to a navigation.yml, or set "unlisted: true" in its front matter.',
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
