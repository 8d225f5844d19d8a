import type { Paragraph, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { MdxBody } from './MdxBody';

/** What Markdown leaves as text because it is not written as what it was meant to be. */
const misreadTexts: readonly { of: RegExp; says: string }[] = [
  {
    of: /\[[^\][]+\]\[[^\][]+\]/,
    says: 'refers to no address of this page. Define it, or write the address into the link; code stands in backticks.',
  },
  {
    of: /\[[^\][]+\] +\([/#][^)\s]*\)/,
    says: 'is no link. Take out the space between its brackets.',
  },
];

/** A heading without the space that makes it one. */
const misreadHeading = /^#{2,6}[^\s#]\S*/;

/** Notes in the body what was meant to be a link. */
export function checkText(body: MdxBody, node: Text): void {
  for (const { of, says } of misreadTexts) {
    const found = of.exec(node.value);
    if (!found) continue;
    const linesBefore = node.value.slice(0, found.index).split('\n').length - 1;
    body.fail(body.lineOf(node) + linesBefore, `"${found[0]}" ${says}`);
  }
}

/** Notes in the body what was meant to be a table or a heading. */
export function checkParagraph(body: MdxBody, node: Paragraph): void {
  if (toString(node).startsWith('|')) {
    body.failAt(
      node,
      'A line that starts with "|" is no table. Give its second line as many cells as the first has: | --- | --- |.',
    );
  }
  const [first] = node.children;
  const signs = first?.type === 'text' ? misreadHeading.exec(first.value)?.[0] : undefined;
  if (signs !== undefined)
    body.failAt(node, `"${signs}" is no heading. Put a space behind its signs.`);
}
