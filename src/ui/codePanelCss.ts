import { css } from 'styled-components';

/** Code that a control writes, in a `<pre>`, and below it, in a `<div>`, what can be done with it. */
export const codePanelCss = css`
  border-radius: var(--radius-frame);
  background: var(--code-surface);
  color: var(--code-text);
  > pre {
    margin: 0;
    padding: var(--space-4);
    overflow-x: auto;
    direction: ltr;
    font: var(--type-code);
    text-align: left;
  }
  > pre > code {
    font: inherit;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    padding: 0 var(--space-4) var(--space-4);
  }
`;
