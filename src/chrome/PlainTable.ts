import styled from 'styled-components';
import { media } from '../theme/media';

/** A table that scrolls inside itself; give the element a label and a tab stop. */
export const TableScroll = styled.div.attrs({ role: 'region', tabIndex: 0 })`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font: var(--type-small);
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding-block: var(--space-3);
    padding-inline: 0 var(--space-6);
    border-block-end: 1px solid var(--surface-3);
    vertical-align: top;
  }
  td {
    overflow-wrap: anywhere;
  }
  th {
    text-align: start;
  }
  thead th {
    border-block-end-color: var(--line);
    color: var(--text-quiet);
    font-weight: var(--weight-medium);
  }
  tbody th {
    font-weight: var(--weight-medium);
    white-space: nowrap;
  }
  tr > :last-child {
    padding-inline-end: 0;
  }
  ${media.phone} {
    tr > :not(:last-child) {
      padding-inline-end: var(--space-3);
    }
  }
  tbody tr:last-child > * {
    border-block-end-color: var(--line);
  }
  td ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
