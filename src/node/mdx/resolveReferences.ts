import type { Content, Definition, Parent, Root } from 'mdast';

type Definitions = ReadonlyMap<string, Definition>;

function collectDefinitions(node: Root | Content): Definition[] {
  if (node.type === 'definition') return [node];
  return 'children' in node
    ? node.children.flatMap((child) => collectDefinitions(child as Content))
    : [];
}

function resolve(node: Content, definitions: Definitions): Content {
  if ('children' in node) resolveChildren(node, definitions);
  if (node.type !== 'linkReference' && node.type !== 'imageReference') return node;
  const definition = definitions.get(node.identifier);
  if (!definition) return node;
  const { url, title } = definition;
  const { position } = node;
  return node.type === 'linkReference'
    ? { type: 'link', url, title, children: node.children, position }
    : { type: 'image', url, title, alt: node.alt, position };
}

function resolveChildren(node: Parent, definitions: Definitions): void {
  node.children = node.children.map((child) => resolve(child as Content, definitions));
}

/**
 * Makes links and pictures by reference, `[text][id]`, such that have their address themselves: blocks are rendered one by one,
 * and a definition may stand in any of them. Of two with one id the first counts, as everywhere in Markdown.
 */
export function resolveReferences(root: Root): void {
  const definitions = collectDefinitions(root).reverse();
  resolveChildren(root, new Map(definitions.map((one) => [one.identifier, one])));
}
