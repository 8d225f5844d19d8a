import { css } from 'styled-components';

/** Code far away costs nothing until a reader comes near, and its place is as high as it will be. */
export const farCodeCss = css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto calc(var(--lines) * 1lh);
`;

/** Token classes of highlighted code, wherever it stands: Markdown, demos, API types. */
export const codeTokensCss = css`
  .t-c {
    color: var(--code-comment);
  }
  .t-s {
    color: var(--code-string);
  }
  .t-k {
    color: var(--code-keyword);
  }
  .t-n {
    color: var(--code-name);
  }
  .t-d {
    color: var(--code-number);
  }
  /* The first block of a text is near: to find that out would take the browser a second layout before the first paint. */
  .code-block ~ .code-block pre {
    ${farCodeCss}
  }
  .code-copy {
    position: absolute;
    inset-block-start: 0.375rem;
    inset-inline-end: 0.375rem;
    min-block-size: 1.75rem;
    padding: 0 var(--space-2);
    border: 1px solid var(--line);
    border-radius: 0.375rem;
    background: var(--surface-1);
    color: var(--text);
    font: var(--type-tiny);
    cursor: pointer;
    opacity: 0;
    transition: opacity var(--duration) var(--ease);
  }
  .code-copy:hover {
    border-color: var(--line-strong);
    background: var(--surface-2);
  }
  .code-block:is(:hover, :focus-within) > .code-copy,
  .code-copy[data-copied] {
    opacity: 1;
  }
  @media (hover: none) {
    .code-copy {
      opacity: 1;
    }
  }
  html:not([data-js]) .code-copy {
    display: none;
  }
`;
