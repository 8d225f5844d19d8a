import styled from 'styled-components';
import { linkedInForcedColors } from '../theme/chosenCss';

/** Theme objects are code, which runs from left to right in every direction. */
export const Tree = styled.div`
  padding: var(--space-2) 0;
  border-block: 1px solid var(--line);
  direction: ltr;
  font: var(--type-code);
  text-align: left;

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  ul ul {
    margin-inline-start: 0.5rem;
    padding-inline-start: 1rem;
    border-inline-start: 1px solid var(--surface-3);
  }
  li {
    position: relative;
    padding-inline-end: 2rem;
    scroll-margin-block: var(--space-8);
  }
  li li {
    padding-inline-end: 0;
  }
  .row,
  summary {
    display: block;
    min-block-size: 2rem;
    padding-block: 0.3125rem;
    padding-inline-end: 2rem;
    overflow-wrap: anywhere;
  }
  .row {
    padding-inline-start: 1.125rem;
  }
  summary {
    display: list-item;
    list-style-position: inside;
    cursor: pointer;
    border-radius: var(--radius-control);
  }
  summary:hover {
    background: var(--surface-1);
  }
  summary::marker {
    color: var(--text-quiet);
  }
  li:target > :is(.row, details > summary),
  li[data-linked] > :is(.row, details > summary) {
    background: var(--line-highlight);
    box-shadow: inset 2px 0 var(--accent);
    ${linkedInForcedColors}
  }
  .keys {
    color: var(--text-quiet);
  }
  .key {
    color: var(--code-name);
  }
  .text {
    color: var(--code-string);
  }
  .number {
    color: var(--code-number);
  }
  .function {
    color: var(--code-comment);
  }
  .swatch {
    display: inline-block;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    margin-inline-end: 0.375rem;
    border: 1px solid var(--line);
    border-radius: 0.25rem;
    vertical-align: -0.125rem;
    forced-color-adjust: none;
  }
  .changed {
    margin-inline-start: var(--space-2);
    padding: 0 var(--space-2);
    border-radius: var(--radius-chip);
    background: var(--accent-surface);
    color: var(--text);
    font: var(--type-tiny);
  }
  .anchor {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: grid;
    place-content: center;
    inline-size: 2rem;
    block-size: 2rem;
    border-radius: var(--radius-control);
    color: var(--text-quiet);
    text-decoration: none;
    opacity: 0;
  }
  .anchor::after {
    content: '#' / '';
  }
  li:hover > .anchor,
  .anchor:focus-visible {
    opacity: 1;
  }
  @media (hover: none) {
    .anchor {
      opacity: 1;
    }
  }

  /* Without script both modes are shown, each with its name. */
  html:not([data-js]) & [data-mode]::before {
    content: attr(data-mode) ' ';
    color: var(--text-quiet);
  }
  html:not([data-js]) & [data-mode] {
    margin-inline-end: var(--space-3);
  }
  html[data-js] body.mode-dark &[data-shown='own'] [data-mode='light'],
  html[data-js] body:not(.mode-dark) &[data-shown='own'] [data-mode='dark'],
  html[data-js] &[data-shown='dark'] [data-mode='light'],
  html[data-js] &[data-shown='light'] [data-mode='dark'] {
    display: none;
  }
  @media print {
    .anchor {
      display: none;
    }
  }
`;
