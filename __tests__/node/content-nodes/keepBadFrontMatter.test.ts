import { createRequire } from 'node:module';
import path from 'node:path';
import type { CreateNodeArgs, NodeInput } from 'gatsby';
import {
  keepBadFrontMatter,
  loadFrontMatterReader,
} from '../../../src/node/content-nodes/keepBadFrontMatter';

interface Plugin {
  onCreateNode: (args: CreateNodeArgs) => Promise<void>;
}

const load = createRequire(path.resolve('node_modules/gatsby-plugin-mdx/package.json'));
const plugin = load('./dist/gatsby-node.js') as Plugin;
const reader = loadFrontMatterReader();
const original = reader.parseFrontmatter;

afterEach(() => {
  reader.parseFrontmatter = original;
});

/** The node that the installed plugin makes of a text. */
async function createMdx(text: string): Promise<NodeInput | undefined> {
  let made: NodeInput | undefined;
  await plugin.onCreateNode({
    node: {
      id: 'file',
      absolutePath: path.resolve('content/a/index.mdx'),
      internal: { type: 'File', contentDigest: text },
    },
    loadNodeContent: () => Promise.resolve(text),
    actions: {
      createNode: (node: NodeInput) => {
        made = node;
      },
      createParentChildLink: () => undefined,
    },
    createNodeId: (id: string) => id,
    cache: { set: () => Promise.resolve() },
  } as unknown as CreateNodeArgs);
  return made;
}

const bad = [
  '---\ntitle: List: of things\n---\nText\n',
  '---\ntitle: *Important*\n---\nText\n',
  "---\ntitle: 'A\n---\nText\n",
  '---\ntitle: A\ntitle: B\n---\nText\n',
  '---toml\ntitle = "A"\n---\nText\n',
];

test.each(bad)('the plugin makes a node of %j, which has no front matter', async (text) => {
  await expect(createMdx(text)).rejects.toThrow();
  keepBadFrontMatter(reader);
  expect(await createMdx(text)).toMatchObject({ frontmatter: {}, body: text });
});

test('front matter that is YAML is read as it was', async () => {
  keepBadFrontMatter(reader);
  expect(await createMdx('---\ntitle: A\n---\nText\n')).toMatchObject({
    frontmatter: { title: 'A' },
    body: 'Text\n',
  });
});
