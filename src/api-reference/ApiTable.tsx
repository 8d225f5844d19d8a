import styled from 'styled-components';
import type { ApiSection } from '../shared/preferences';
import { linkedInForcedColors } from '../theme/chosenCss';
import { linkCss } from '../theme/linkCss';

/** Widths of the first columns of a table; the others share the rest. Without them, each row that arrives would move those above. */
function toColumnWidths(section: ApiSection): readonly string[] {
  return section === 'props' ? ['21%', '28%', '17%'] : ['28%'];
}

/** The browser keeps its `:target` when the router writes an address; from then on the mark `data-linked` alone counts. */
const notAlive = 'html:not([data-hydrated])';

/**
 * Rules of the three displays. The boot script has written the chosen one on `<html>`, so the same rows are a table or a
 * list from the first paint on; without script they are the expanded list.
 */
function displayRules(section: ApiSection): string {
  const table = `html[data-api-${section}='table'] &`;
  const collapsed = `html[data-api-${section}='collapsed'] &`;
  // Once a row is alive it says itself whether it is open; until then the address does.
  const folded = `tr:not([data-open], ${notAlive} :is([data-linked], :target))`;
  return `
    ${table} { display: table; table-layout: fixed; inline-size: 100%; min-inline-size: 40rem; border-collapse: collapse; }
    ${toColumnWidths(section)
      .map((width, index) => `${table} thead th:nth-child(${index + 1}) { inline-size: ${width}; }`)
      .join('\n')}
    ${table} :is(thead, tbody, tr, th, td) { display: revert; }
    ${table} :is(th, td) { padding: var(--space-3) 0; padding-inline-end: var(--space-4); vertical-align: top; }
    ${table} td::before { display: none; }
    ${table} tbody th > :not(:first-child) { margin-inline-start: var(--space-2); }
    ${table} tbody th { position: sticky; inset-inline-start: 0; background: var(--surface-0); }
    ${table} tr[data-linked] th { background: var(--accent-surface); }
    ${collapsed} tr { padding-block-start: var(--space-1); }
    ${collapsed} ${folded} { padding-block-end: var(--space-1); }
    @media screen { ${collapsed} ${folded} > td { display: none; } }
    ${collapsed} .api-open { display: inline-flex; }
  `;
}

/** Rows of props, slots or classes; each row has its own anchor. */
export const ApiTable = styled.table<{ $section: ApiSection }>`
  display: block;
  inline-size: 100%;
  font: var(--type-small);
  thead {
    display: none;
    color: var(--text-quiet);
  }
  thead th {
    border-block-end: 1px solid var(--line);
  }
  tbody,
  tr,
  th,
  td {
    display: block;
  }
  tr {
    padding-block: var(--space-4);
    border-block-end: 1px solid var(--surface-3);
    /* At the sides as wide as what the table is scrolled in has of padding: a row that is linked to scrolls it no further. */
    scroll-margin-inline: var(--space-2);
  }
  tbody tr:last-child {
    border-block-end-color: var(--line);
  }
  tr[hidden] {
    display: none;
  }
  tr[data-linked],
  ${notAlive} & tr:target {
    background: var(--accent-surface);
    box-shadow:
      -0.5rem 0 var(--accent-surface),
      0.5rem 0 var(--accent-surface);
    ${linkedInForcedColors}
  }
  th,
  td {
    padding: 0;
    overflow-wrap: anywhere;
  }
  th {
    font-weight: var(--weight-medium);
    text-align: start;
  }
  tbody th {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
  }
  a {
    ${linkCss}
  }
  tbody th > a {
    color: var(--text);
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  code {
    font: var(--type-code);
  }
  td {
    margin-block-start: var(--space-1);
    &:empty {
      display: none;
    }
  }
  td[data-label]:not([data-label=''])::before {
    content: attr(data-label) ': ';
    color: var(--text-quiet);
  }
  td p {
    margin: 0 0 var(--space-2);
  }
  strong {
    font-weight: var(--weight-bold);
  }
  td :is(ul, ol) {
    margin: 0;
    padding-inline-start: var(--space-6);
  }
  .api-open {
    display: none;
    margin-inline-start: auto;
  }
  ${({ $section }) => displayRules($section)}
`;

/** Lets a wide table scroll by itself. */
export const ApiScroll = styled.div`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  padding-inline: var(--space-2);
  margin-inline: calc(-1 * var(--space-2));
`;
