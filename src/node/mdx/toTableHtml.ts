import type { Table } from 'mdast';
import { escapeHtml } from '../../shared/escapeHtml';
import { toNodeHtml } from './toNodeHtml';

/** Markdown has no table without a head; one that says nothing would be an empty line above the first row. */
const emptyHead = /<thead>\s*<tr>\s*(?:<td><\/td>\s*)+<\/tr>\s*<\/thead>\s*/;

/** A table that can be scrolled. @param label what it is called, for those who do not see it. */
export function toTableHtml(table: Table, label: string): string {
  // The corner above a column of names heads nothing.
  const html = toNodeHtml(table)
    .replaceAll('<th></th>', '<td></td>')
    .replace(emptyHead, '')
    .replaceAll('<th>', '<th scope="col">');
  return `<div class="table-scroll" tabindex="0" role="region" aria-label="${escapeHtml(label)}">${html}</div>`;
}
