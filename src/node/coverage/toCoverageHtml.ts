import { escapeHtml } from '../../shared/escapeHtml';
import type { CoverageCell, CoverageTable } from './toCoverageTable';

function toCellHtml(cell: CoverageCell): string {
  if (typeof cell !== 'object') return escapeHtml(String(cell));
  const codes = cell.names.map((name) => `<code>${name}</code>`).join(' ');
  return cell.pathname === undefined
    ? codes
    : `<a class="code-link" href="${cell.pathname}">${codes}</a>`;
}

/** A table of the report as HTML, which scrolls inside itself. */
export function toCoverageHtml({ label, titles, rows }: CoverageTable): string {
  const head = titles.map((title) => `<th scope="col">${title}</th>`).join('');
  const body = rows.map((row) => {
    const [first = '', ...others] = row.map(toCellHtml);
    return `<tr><th scope="row">${first}</th>${others.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<div class="table-scroll" role="region" aria-label="${escapeHtml(label)}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}
