import { createSourceNode, type NodeTools } from '../../src/node/sourceNode';

function setUp() {
  const createNode = jest.fn();
  const tools = {
    actions: { createNode },
    createNodeId: (name: string) => `id of ${name}`,
    createContentDigest: (text: string) => `digest of ${text}`,
  } as unknown as NodeTools;
  return { createNode, tools };
}

test('a node is made with its fields and their digest', () => {
  const { createNode, tools } = setUp();
  expect(createSourceNode(tools, 'Demo', '/a/B', { name: 'B' })).toBe('id of Demo /a/B');
  expect(createNode).toHaveBeenCalledWith({
    name: 'B',
    id: 'id of Demo /a/B',
    parent: null,
    children: [],
    internal: { type: 'Demo', contentDigest: 'digest of {"name":"B"}' },
  });
});

test('a known node is made again only when its fields are others', () => {
  const { createNode, tools } = setUp();
  const known = new Map([['id of Demo /a/B', 'digest of {"name":"B"}']]);
  expect(createSourceNode(tools, 'Demo', '/a/B', { name: 'B' }, known)).toBe('id of Demo /a/B');
  expect(createNode).not.toHaveBeenCalled();
  createSourceNode(tools, 'Demo', '/a/B', { name: 'C' }, known);
  createSourceNode(tools, 'Demo', '/a/D', { name: 'B' }, known);
  expect(createNode).toHaveBeenCalledTimes(2);
});
