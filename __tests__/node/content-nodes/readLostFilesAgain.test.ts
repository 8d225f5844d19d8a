import path from 'node:path';
import type { Node, ParentSpanPluginArgs } from 'gatsby';
import { readLostFilesAgain } from '../../../src/node/content-nodes/readLostFilesAgain';

const toNode = (id: string, type: string, children: string[], fields: object = {}) =>
  ({ id, children, internal: { type, owner: `owner of ${type}` }, ...fields }) as unknown as Node;

const file = (name: string, children: string[], sourceInstanceName = 'content') =>
  toNode(name, 'File', children, {
    sourceInstanceName,
    absolutePath: path.resolve('content', name),
  });

function findDeleted(...nodes: Node[]): [string, string][] {
  const deleted: [string, string][] = [];
  readLostFilesAgain({
    actions: {
      deleteNode: (node: Node, plugin: { name: string }) => deleted.push([node.id, plugin.name]),
    },
    getNode: (id: string) => nodes.find((node) => node.id === id),
    getNodesByType: (type: string) => nodes.filter((node) => node.internal.type === type),
  } as unknown as ParentSpanPluginArgs);
  return deleted;
}

it('deletes the file of a text, or of a navigation, of which nothing was made, in the name of its owner', () => {
  expect(findDeleted(file('a/index.mdx', []), file('a/navigation.yml', []))).toEqual([
    ['a/index.mdx', 'owner of File'],
    ['a/navigation.yml', 'owner of File'],
  ]);
});

it('deletes the file of a text whose page is lost, or whose body is', () => {
  const mdx = (id: string, ...children: string[]) => toNode(id, 'Mdx', children);
  const lost = findDeleted(
    file('a/index.mdx', ['a']),
    mdx('a'),
    file('b/index.mdx', ['b']),
    mdx('b', 'page that is not there'),
    file('c/index.mdx', ['c that is not there']),
  );
  expect(lost.map(([id]) => id)).toEqual(['a/index.mdx', 'b/index.mdx', 'c/index.mdx']);
});

it('keeps files that have all that is made of them, and those of which nothing is made', () => {
  const kept = findDeleted(
    file('a/index.mdx', ['a']),
    toNode('a', 'Mdx', ['page', 'problem']),
    toNode('page', 'DocsPage', []),
    toNode('problem', 'ContentProblem', []),
    file('a/navigation.yml', ['navigation']),
    toNode('navigation', 'Navigation', []),
    file('a/BasicButton.tsx', []),
    file('redirects.yml', []),
    file('other/index.mdx', [], 'pictures'),
  );
  expect(kept).toEqual([]);
});
