import { EventEmitter } from 'node:events';
import path from 'node:path';
import type { Node } from 'gatsby';
import { watchNodes } from '../../../src/node/develop/watchNodes';

function createNode(id: string, type: string, children: string[], fields: object = {}): Node {
  return {
    id,
    parent: null,
    children,
    internal: { type, contentDigest: id, owner: 'gatsby-source-filesystem' },
    ...fields,
  } as unknown as Node;
}

const page = { sourceInstanceName: 'content', absolutePath: path.resolve('content/a/index.mdx') };

function setUp(longest?: number) {
  const nodes = new Map<string, Node>();
  const emitter = new EventEmitter();
  const wait = watchNodes(emitter, (id) => nodes.get(id), longest);
  const make = (node: Node) => {
    nodes.set(node.id, node);
    emitter.emit('CREATE_NODE', { payload: node });
  };
  return { nodes, emitter, wait, make };
}

test('waits until the page of an edited file is there', async () => {
  const { wait, make } = setUp();
  make(createNode('file', 'File', [], page));
  const done = jest.fn();
  const waiting = wait().then(done);
  make(createNode('mdx', 'Mdx', []));
  make(createNode('file', 'File', ['mdx'], page));
  await new Promise(setImmediate);
  expect(done).not.toHaveBeenCalled();
  make(createNode('page', 'DocsPage', []));
  make(createNode('mdx', 'Mdx', ['page']));
  await waiting;
  expect(done).toHaveBeenCalled();
});

test.each([
  ['a file that is gone', { ...page, id: 'gone' }],
  ['a file of which nothing is made', { ...page, absolutePath: path.resolve('content/a/b.tsx') }],
  ['a file of another source', { ...page, sourceInstanceName: 'other' }],
])('does not wait for %s', async (_, fields) => {
  const { nodes, wait, make } = setUp();
  make(createNode('file', 'File', [], fields));
  if ('id' in fields) nodes.clear();
  jest.useFakeTimers();
  try {
    await expect(wait()).resolves.toBeUndefined();
  } finally {
    jest.useRealTimers();
  }
});

test('gives up a file of which nothing comes, and does not wait for it again', async () => {
  const { wait, make } = setUp(30);
  make(createNode('file', 'File', [], page));
  const started = Date.now();
  await wait();
  expect(Date.now() - started).toBeGreaterThanOrEqual(30);
  const again = jest.fn();
  void wait().then(again);
  await new Promise(setImmediate);
  expect(again).toHaveBeenCalled();
});

test('files that are whole when the start ends are not looked at by the first edit', async () => {
  const { nodes, emitter, wait, make } = setUp();
  make(createNode('file', 'File', ['mdx'], page));
  make(createNode('mdx', 'Mdx', ['page']));
  make(createNode('page', 'DocsPage', []));
  emitter.emit('BOOTSTRAP_FINISHED');
  const get = jest.spyOn(nodes, 'get');
  await wait();
  expect(get).not.toHaveBeenCalled();
});

test('a file whose page is not there when the start ends is waited for', async () => {
  const { emitter, wait, make } = setUp();
  make(createNode('file', 'File', [], page));
  emitter.emit('BOOTSTRAP_FINISHED');
  const done = jest.fn();
  const waiting = wait().then(done);
  await new Promise(setImmediate);
  expect(done).not.toHaveBeenCalled();
  make(createNode('page', 'DocsPage', []));
  make(createNode('mdx', 'Mdx', ['page']));
  make(createNode('file', 'File', ['mdx'], page));
  await waiting;
  expect(done).toHaveBeenCalled();
});
