import type { Paragraph, Table, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { lineAt } from '../lineAt';
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
  {
    of: /\[[^\][]*\]\([/#][^)]*\)/,
    says: 'is no link. Take the spaces out of its address, or put it between < and >.',
  },
  {
    of: /\[\^[^\]\s]+\]/,
    says: 'is shown as it is: pages have no footnotes. Write the note into the sentence, or into a callout.',
  },
  {
    of: /^(?:\[!\w+\]|:::\s*\w+)/,
    says: 'is shown as it is. Write <Callout type="info"> and </Callout>, each on a line of its own.',
  },
  {
    of: /^• /,
    says: 'begins no list. Write "- " for a point of a list.',
  },
  {
    of: /\b(?:TODO|FIXME|TBD)\b/,
    says: 'is a note of its author. Do what it says, or take it out.',
  },
];

/** Signs that have no other end, as they stand in the file, where a backslash makes them text. */
const misreadSigns: readonly { of: RegExp; says: string }[] = [
  {
    of: /(?<!\\)\*\*/,
    says: 'is shown as it is. Bold text begins and ends with it, with no space inside of it; a backslash makes it text.',
  },
  {
    of: /(?<!\\)`+/,
    says: 'is shown as it is. Code ends with as many backticks as it begins with; a backslash makes one text.',
  },
];

/** A heading without the space that makes it one. */
const misreadHeading = /^#{2,6}[^\s#]\S*/;

/** Notes in the body what was meant to be a link, or another thing of Markdown. */
export function checkText(body: MdxBody, node: Text): void {
  const check = (text: string, misread: typeof misreadTexts): void => {
    for (const { of, says } of misread) {
      const found = of.exec(text);
      if (!found) continue;
      body.fail(body.lineOf(node) + lineAt(text, found.index) - 1, `"${found[0].trim()}" ${says}`);
    }
  };
  check(node.value, misreadTexts);
  // A row that a bar cuts through its code has half of it in each cell, and is told of as a row.
  const line = body.lineOf(node);
  if (!body.errors.some((error) => error.line === line)) check(body.sourceOf(node), misreadSigns);
}

/** Notes in the body what of a table is not shown, mostly for a bar in code. */
export function checkRows(body: MdxBody, { children: [head, ...rows] }: Table): void {
  const cells = head?.children.length ?? 0;
  for (const row of rows) {
    const { length } = row.children;
    if (length > cells)
      body.failAt(
        row,
        `A row has ${length} cells, and the head of its table has ${cells}: the others are not shown. Write a bar inside of a cell as \\|, in code too.`,
      );
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
