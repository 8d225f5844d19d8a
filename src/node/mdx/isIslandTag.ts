import type { Content } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { islandSchemas } from './islands';

/** Whether a node that stands directly in a page becomes an island of it. All that read tags of pages ask here. */
export function isIslandTag(node: Content): node is MdxJsxFlowElement & { name: string } {
  return (
    node.type === 'mdxJsxFlowElement' &&
    node.name !== null &&
    Object.hasOwn(islandSchemas, node.name)
  );
}
