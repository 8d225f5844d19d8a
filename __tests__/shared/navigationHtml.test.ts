import type { NavigationItem } from '../../src/shared/navigation';
import { toNavigationHtml } from '../../src/shared/navigationHtml';

const labels = {
  planned: 'Planned',
  unstable: 'Preview',
  newFeature: 'New',
  legacy: 'Legacy',
  pro: 'Pro',
  premium: 'Premium',
  plan: 'plan',
  unwritten: 'not written yet',
  external: 'other site',
  groupPages: 'Go to these pages',
};

function item(title: string, changes: Partial<NavigationItem> = {}): NavigationItem {
  const pathname = `/${title.toLowerCase()}/`;
  return {
    title,
    pathname,
    href: pathname,
    subheader: false,
    plan: null,
    planned: false,
    unstable: false,
    newFeature: false,
    legacy: false,
    external: false,
    target: null,
    rel: null,
    children: [],
    ...changes,
  };
}

const tree = [
  item('Start', { href: null, children: [item('Install'), item('Usage')] }),
  item('Components', {
    href: null,
    children: [item('Inputs', { href: null, subheader: true, children: [item('Button')] })],
  }),
];

it('marks the current page and opens the groups around it, no others', () => {
  const html = toNavigationHtml(tree, '/button/', labels);
  expect(html).toContain('<a href="/button/" aria-current="page">');
  expect(html.match(/aria-current/g)).toHaveLength(1);
  expect(html.match(/<details open>/g)).toHaveLength(1);
  expect(html).toMatch(/<details open><summary><span class="nav-title">Components/);
});

it('breaks a long name of code between its words, and no other title', () => {
  const titles = [
    'GridColumnMenuFilterItem',
    'ToggleButtonGroup',
    'Custom slots and SubComponents',
  ];
  const html = toNavigationHtml(
    titles.map((title) => item(title)),
    null,
    labels,
  );
  expect(html).toContain('>Grid<wbr>Column<wbr>Menu<wbr>Filter<wbr>Item<');
  expect(html.match(/<wbr>/g)).toHaveLength(4);
});

it('marks nothing for a tree without a page', () => {
  const html = toNavigationHtml(tree, null, labels);
  expect(html).not.toContain('aria-current');
  expect(html).not.toContain('<details open>');
});

it('shows a page that is not written, and says so, but does not link it', () => {
  const html = toNavigationHtml([item('Slider', { href: null })], null, labels);
  expect(html).not.toContain('<a ');
  expect(html).toContain('Slider');
  expect(html).toContain('(not written yet)');
});

it('gives each flag a chip with words', () => {
  const html = toNavigationHtml(
    [
      item('Planned thing', { href: null, planned: true }),
      item('Charts', { unstable: true, newFeature: true }),
      item('Pivoting', { plan: 'premium' }),
      item('Styles', { legacy: true, children: [item('Basics')] }),
    ],
    null,
    labels,
  );
  expect(html).toContain('>Planned</span>');
  expect(html).toContain('>Preview</span>');
  expect(html).toContain('>New</span>');
  expect(html).toContain('>Legacy</span></summary>');
  expect(html).toContain('>Premium<span class="visually-hidden"> plan</span></span>');
});

it('escapes titles and addresses', () => {
  const html = toNavigationHtml(
    [item('<img src=x onerror=alert(1)>', { href: 'https://a.example/?a="b"&c', external: true })],
    null,
    labels,
  );
  expect(html).not.toContain('<img');
  expect(html).toContain('href="https://a.example/?a=&quot;b&quot;&amp;c"');
});

it('gives a link to another site the window and the relations that authors want, and never lets go of its own', () => {
  const toLink = (changes: Partial<NavigationItem>) => {
    const elsewhere = { href: 'https://a.example/', external: true, ...changes };
    return toNavigationHtml([item('A', elsewhere)], null, labels).match(/<a [^>]*>/)?.[0];
  };
  expect(toLink({})).toBe('<a href="https://a.example/" rel="noopener">');
  expect(toLink({ target: '_blank', rel: 'nofollow noopener' })).toBe(
    '<a href="https://a.example/" target="_blank" rel="noopener nofollow">',
  );
  expect(toLink({ target: '"' })).toContain('target="&quot;"');
});

describe('a tree of many groups', () => {
  const many = Array.from({ length: 10 }, (_, group) =>
    item(`Group${group}`, {
      href: null,
      children: Array.from({ length: 100 }, (_page, page) => item(`Page${group}-${page}`)),
    }),
  );

  it('is in each page with the links of its own group; the others lead to their first page', () => {
    const html = toNavigationHtml(many, '/page3-7/', labels);
    expect(html).toContain('<a href="/page3-7/" aria-current="page">');
    expect(html).toContain('<a href="/page3-99/">');
    expect(html).not.toContain('<a href="/page4-1/">');
    expect(html).toContain('<a href="/page4-0/">Go to these pages</a>');
    expect(html.match(/Go to these pages/g)).toHaveLength(9);
  });

  it('has what stands in a group without a page to go to', () => {
    const groups = [
      item('Home'),
      item('Later', { href: null, children: [item('Slider', { href: null })] }),
    ];
    expect(toNavigationHtml(groups, '/home/', labels)).toContain('(not written yet)');
  });

  it('is whole in its own file', () => {
    expect(toNavigationHtml(many, null, labels).match(/<a href="\/page/g)).toHaveLength(1000);
  });
});
