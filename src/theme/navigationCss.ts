import { css } from 'styled-components';
import { foldedAttribute } from '../shared/navigationHtml';

/** Look of the side navigation, which is HTML that Node makes (`src/shared/navigationHtml.ts`), in an element of this class. */
export const navigationCss = css`
  .navigation-tree {
    padding-block: var(--space-4) var(--space-16);
    font: var(--type-small);

    ul {
      margin: 0;
      padding: 0;
      list-style: none;
    }
    a,
    summary,
    .nav-unwritten,
    .nav-subheader {
      position: relative;
      display: flex;
      align-items: center;
      gap: 0 var(--space-2);
      min-block-size: 2rem;
      padding: 0.1875rem var(--space-3);
      border-radius: 0.375rem;
      color: var(--text);
      text-decoration: none;
    }
    /* Chips that leave no room for the longest word go to a line of their own. */
    a,
    .nav-unwritten {
      flex-wrap: wrap;
    }
    .nav-title {
      flex: 1 1 min-content;
      min-inline-size: 0;
      overflow-wrap: break-word;
    }
    a:hover,
    summary:hover {
      background: var(--surface-2);
    }
    a:focus-visible,
    summary:focus-visible {
      outline-offset: -2px;
    }
    a[aria-current] {
      background: var(--surface-2);
      color: var(--accent);
      font-weight: var(--weight-medium);
    }
    a[aria-current]::before {
      position: absolute;
      inset-block: 0.375rem;
      inset-inline-start: 0;
      border-inline-start: 2px solid var(--accent);
      content: '';
    }
    .nav-unwritten {
      color: var(--text-quiet);
    }

    summary {
      font-weight: var(--weight-medium);
      cursor: pointer;
      list-style: none;
    }
    summary::-webkit-details-marker {
      display: none;
    }
    summary::after {
      flex: none;
      inline-size: 0.4375rem;
      block-size: 0.4375rem;
      margin-inline-end: 0.1875rem;
      border: solid var(--text-quiet);
      border-width: 0 1.5px 1.5px 0;
      content: '';
      transform: rotate(-45deg);
    }
    summary:dir(rtl)::after {
      transform: rotate(135deg);
    }
    details[open] > summary::after {
      transform: translateY(-2px) rotate(45deg);
    }
    details > ul {
      margin-block: 0 var(--space-3);
      margin-inline-start: var(--space-3);
      padding-inline-start: var(--space-2);
      border-inline-start: 1px solid var(--surface-3);
    }
    html[data-js] & [${foldedAttribute}] > ul {
      animation: 400ms nav-links-awaited;
    }
    .nav-subheader {
      align-items: end;
      min-block-size: 2.25rem;
      color: var(--text-quiet);
      font: var(--type-tiny);
      font-weight: var(--weight-medium);
      letter-spacing: 0.01em;
    }

    .nav-chip {
      flex: none;
      margin-inline-start: auto;
      padding: 0 0.375rem;
      border: 1px solid var(--line);
      border-radius: var(--radius-chip);
      color: var(--text-quiet);
      font: var(--type-tiny);
      line-height: 1.125rem;
    }
    .nav-chip-new,
    .nav-chip-premium {
      border-color: var(--accent);
      color: var(--accent);
    }
  }

  /* What stands in a group until its links have come is not worth a flash. */
  @keyframes nav-links-awaited {
    from,
    to {
      visibility: hidden;
    }
  }
`;
