import type { CreateNodeArgs, Node } from 'gatsby';
import { checkPathnames } from '../../../src/node/checks/checkPathnames';
import {
  createPageNodes,
  toFrontMatterMentions,
} from '../../../src/node/content-nodes/createPageNodes';
import { formatContentErrors } from '../../../src/node/errors';
import { readSiteContent, type SiteContent } from '../../../src/node/site/siteContent';

/** What Gatsby's store has after these files: of two nodes with one id the later. */
function createSite(texts: Readonly<Record<string, string>>): SiteContent {
  const nodes = new Map<string, Node>();
  const args = {
    actions: {
      createNode: (node: Node) => nodes.set(node.id, node),
      createParentChildLink: () => undefined,
    },
    createNodeId: (id: string) => id,
    createContentDigest: () => '',
  } as unknown as CreateNodeArgs;
  for (const [file, text] of Object.entries(texts)) {
    const mdx = { id: file, internal: { contentFilePath: `${process.cwd()}/${file}` } };
    createPageNodes(args, mdx as unknown as Node, text);
  }
  return readSiteContent((type) =>
    [...nodes.values()].filter((node) => node.internal.type === type),
  );
}

const description = 'A description that is long enough to say what the page is about.';
const post = (title: string, date = '2026-11-21') =>
  `---\ntitle: ${title}\ndescription: ${description}\ndate: '${date}'\nauthors: [A]\n---\n\nText\n`;

test('of two posts with one address both are there to be named', () => {
  const site = createSite({
    'content/blog/2026-11-21-foo/index.mdx': post('One'),
    'content/blog/2026-12-01-foo/index.mdx': post('Two', '2026-12-01'),
  });
  expect(formatContentErrors([...site.problems, ...checkPathnames(site)])).toBe(
    'content/blog/2026-12-01-foo/index.mdx: Duplicated pathname "/blog/foo/", also in content/blog/2026-11-21-foo/index.mdx. Give one of them another pathname.',
  );
});

test('a file beside the page of its folder does not take its place', () => {
  const page = (title: string) =>
    `---\ntitle: ${title}\ndescription: ${description}\n---\n\nText\n`;
  const site = createSite({
    'content/system/a/index.mdx': page('One'),
    'content/system/a/other.mdx': page('Other'),
  });
  expect(site.docsPages.map(({ title }) => title)).toEqual(['One', 'Other']);
});

test('a page without a label of its issues has null, as its type says', () => {
  const page = `---\ntitle: Dark mode\ndescription: ${description}\ncomponents: [AppBar]\n---\n\nText\n`;
  const site = createSite({ 'content/material-ui/customization/dark-mode/index.mdx': page });
  expect(site.docsPages).toMatchObject([{ components: ['AppBar'], githubLabel: null }]);
});

test('mistakes of the front matter and of the text are told of together', () => {
  const file = 'content/system/a/index.mdx';
  const page = (yaml: string) =>
    `---\ntitle: One\ndescription: ${description}\n${yaml}\n---\n\n<Knob />\n`;
  const { problems } = createSite({ [file]: page('keyword: [a]') });
  expect(problems.map(({ line }) => line)).toEqual([4, 7]);
  expect(createSite({ [file]: page('keywords: [a]') }).problems).toMatchObject([{ line: 7 }]);
});

describe('what front matter names', () => {
  const text = (components: string) =>
    `---\ntitle: A\nproductId: base-ui\ncomponents: ${components}\n---\n\nText about Button.\n`;
  const mention = (value: string, components: string) =>
    toFrontMatterMentions({ components: [value], hooks: [] }, text(components));

  test('stands at its own line', () => {
    const several = '\n  - ButtonGroup\n  - Button # again';
    expect(mention('Button', several)).toEqual([{ kind: 'component', value: 'Button', line: 6 }]);
  });

  test('may be no name at all', () => {
    expect(mention('Button(', '["Button("]')).toEqual([
      { kind: 'component', value: 'Button(', line: 4 },
    ]);
    expect(mention('Button, Group', '["Button, Group"]')).toEqual([
      { kind: 'component', value: 'Button, Group', line: 4 },
    ]);
  });

  test('is also the product', () => {
    const names = { components: [], hooks: [], productId: 'base-ui' };
    expect(toFrontMatterMentions(names, text('[]'))).toEqual([
      { kind: 'productId', value: 'base-ui', line: 3 },
    ]);
  });
});
