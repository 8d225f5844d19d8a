/** Text in one line, in which nothing ends a cell. */
export function toCell(text: string): string {
  return text.replace(/\|/g, '\\|').replace(/\s+/g, ' ').trim();
}

/** A table in Markdown. @param rows cells as they are to stand there, each made by `toCell` where it may be anything. */
export function toMarkdownTable(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return [titles, titles.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
