import type { Element, Root } from 'hast';

function label(node: Root | Element): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'input' && child.properties) {
      child.properties['ariaLabel'] = child.properties['checked'] ? 'Done' : 'To do';
    }
    label(child);
  }
}

/** Rehype plugin: names the boxes of task lists, which Markdown leaves without a label. */
export function labelTaskBoxes() {
  return label;
}
