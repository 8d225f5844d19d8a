import { EventEmitter } from 'node:events';
import { truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { createFileNode } from 'gatsby-source-filesystem/create-file-node';
import { readLateWrites } from '../../../src/node/develop/readLateWrites';
import { createTemporaryFolder } from '../../support/temporaryFolder';

const owner = 'gatsby-source-filesystem';

function setUp() {
  const folder = createTemporaryFolder('late-writes');
  const emitter = new EventEmitter();
  const createNode = jest.fn<Promise<void>, [NodeInput, { name: string }]>();
  const made = new Promise<void>((resolve) => {
    createNode.mockImplementation(() => {
      resolve();
      return Promise.resolve();
    });
  });
  const actions = { createNode } as unknown as SourceNodesArgs['actions'];
  readLateWrites({ actions }, emitter);
  /** The node of a file as it is now, of which Gatsby tells. */
  const read = async (name: string) => {
    const file = path.join(folder, name);
    const node = await createFileNode(file, () => name, { name: 'content', path: folder });
    emitter.emit('CREATE_NODE', { payload: { ...node, internal: { ...node.internal, owner } } });
    return node;
  };
  return { folder, read, createNode, made };
}

test('a file that was read while it was empty is read again, any other is not', async () => {
  const { folder, read, createNode, made } = setUp();
  writeFileSync(path.join(folder, 'whole.mdx'), 'As it was.');
  writeFileSync(path.join(folder, 'late.mdx'), 'Before.');
  truncateSync(path.join(folder, 'late.mdx'));
  await read('whole.mdx');
  const empty = await read('late.mdx');
  writeFileSync(path.join(folder, 'late.mdx'), 'After.');
  await made;
  expect(createNode).toHaveBeenCalledTimes(1);
  const [node, plugin] = createNode.mock.calls[0] ?? [];
  expect(node).toMatchObject({ id: 'late.mdx', size: 'After.'.length });
  expect(node?.internal.contentDigest).not.toBe(empty.internal.contentDigest);
  expect(plugin).toEqual({ name: owner });
});
