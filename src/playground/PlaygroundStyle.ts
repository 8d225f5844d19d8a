import styled from 'styled-components';
import { sharedFrameCss } from '../demo/sharedFrameCss';
import { itemCss, narrowItemCss, stageCss, wideStageCss } from '../shared/playgroundLayout';
import { touchedFieldCss } from '../theme/fieldCss';
import { media } from '../theme/media';

/** One frame like a demo's: the component, its controls beside it (below it on phones), its code beneath. */
export const Frame = styled.section`
  ${sharedFrameCss}
  container-type: inline-size;

  .panes {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .stage {
    ${stageCss}
    /* What covers its container, as the overlay prop of Joy does, covers no more than the stage. */
    position: relative;
    align-items: center;
    min-block-size: 10rem;
    padding: var(--space-6);
    overflow: auto;
    overscroll-behavior: contain;
  }
  &[data-wrap='narrow'] .stage > * {
    ${narrowItemCss}
  }
  &[data-wrap='wide'] .stage {
    ${wideStageCss}
  }
  .stage > * {
    ${itemCss}
  }
  .demo-root[hidden] {
    display: none;
  }
  .controls {
    padding: var(--space-3) var(--space-4);
    border-block-start: 1px solid var(--surface-3);
    font: var(--type-small);
  }
  @container (width >= 34rem) {
    .panes {
      grid-template-columns: minmax(0, 1fr) 17rem;
    }
    .controls {
      border-block-start: 0;
      border-inline-start: 1px solid var(--surface-3);
    }
    /* As high as the controls will be, which come later in the HTML: what is centered here stays where it is. */
    html[data-js] & .stage {
      min-block-size: max(10rem, calc(var(--rows) * 2.25rem + 2 * var(--space-3)));
    }
  }
  html:not([data-js]) & :is(.controls, .actions) {
    display: none;
  }
  html:not([data-js]) & .panes {
    grid-template-columns: minmax(0, 1fr);
  }

  .prop {
    display: grid;
    grid-template-columns: minmax(min-content, 2fr) minmax(4rem, 3fr);
    align-items: center;
    gap: var(--space-3);
    min-block-size: 2.25rem;
  }
  .controls code {
    color: var(--text);
    font-family: var(--font-code);
    font-size: 0.8125rem;
    /* Unlike break-word, it lets a column be narrower than its longest name. */
    overflow-wrap: anywhere;
  }
  :is(.prop) > :is(input, select) {
    inline-size: 100%;
    min-inline-size: 0;
    block-size: 1.875rem;
    padding: 0 var(--space-2);
    border: 1px solid var(--line);
    border-radius: 0.375rem;
    background: var(--surface-0);
    color: var(--text);
    font: var(--type-tiny);
    ${touchedFieldCss}
  }
  .prop > :is(input, select):hover {
    border-color: var(--line-strong);
  }
  .controls summary {
    min-block-size: 2.25rem;
    padding-block: var(--space-2);
    color: var(--text-quiet);
    font-weight: var(--weight-medium);
    cursor: pointer;
  }
  .controls summary:hover {
    color: var(--text);
  }

  .code {
    position: relative;
    border-radius: 0 0 calc(var(--radius-frame) - 1px) calc(var(--radius-frame) - 1px);
    background: var(--code-surface);
    color: var(--code-text);
  }
  .code pre {
    min-block-size: 3.375rem;
    margin: 0;
    padding: var(--space-4);
    overflow-x: auto;
    overscroll-behavior-x: contain;
    border-radius: inherit;
    font: var(--type-code);
    font-variant-ligatures: none;
    text-align: left;
  }
  .code code {
    font: inherit;
  }
  .actions {
    display: flex;
    justify-content: end;
    padding: 0.1875rem var(--space-2);
    border-block-start: 1px solid var(--surface-3);
    color: var(--text-quiet);
  }
  .actions > button {
    inline-size: 2rem;
    min-block-size: 2rem;
    color: inherit;
  }
  .actions > button:is(:hover, :focus-visible) {
    color: var(--text);
  }
  ${media.phone} {
    .stage {
      padding: var(--space-4);
    }
    .code {
      border-radius: 0;
    }
  }
  ${media.print} {
    .controls,
    .actions {
      display: none;
    }
    .panes {
      grid-template-columns: minmax(0, 1fr);
    }
    html[data-js] & .stage {
      min-block-size: 10rem;
    }
    .code pre {
      overflow: visible;
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
  }
`;
