import type { CoverageCell, CoverageTable } from '../coverage/toCoverageTable';
import { toCell, toMarkdownTable } from './toMarkdownTable';

function toCellMarkdown(cell: CoverageCell): string {
  if (typeof cell !== 'object') return toCell(String(cell));
  const codes = cell.names.map((name) => `\`${name}\``).join(' ');
  return cell.pathname === undefined ? codes : `[${codes}](${cell.pathname})`;
}

/** A table of the coverage report as Markdown. */
export function toCoverageMarkdown({ titles, rows }: CoverageTable): string {
  return toMarkdownTable(
    titles,
    rows.map((row) => row.map(toCellMarkdown)),
  );
}
