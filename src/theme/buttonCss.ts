import { css } from 'styled-components';

/**
 * Shape and states of everything that is pressed (`ui/Button.tsx` has the names): at least 32 px high, 36 in the usual size. It is here once, and not
 * in each component that is a button, since the styles of a page stand in its HTML. Without weight, so that a component may change it.
 */
export const buttonCss = css`
  :where(.site-button) {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-block-size: 2.25rem;
    padding: 0 var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-control);
    background: var(--surface-1);
    color: var(--text);
    font: var(--type-small);
    font-weight: var(--weight-medium);
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
    transition: background-color var(--duration) var(--ease);
  }
  .site-button:hover {
    border-color: var(--line-strong);
    background: var(--surface-2);
  }
  :where(.site-button-primary) {
    border-color: transparent;
    background: var(--accent);
    color: var(--on-accent);
  }
  .site-button-primary:hover {
    border-color: transparent;
    background: var(--accent-strong);
  }
  :where(.site-button-quiet) {
    border-color: transparent;
    background: transparent;
    color: var(--text-quiet);
  }
  .site-button-quiet:is(:hover, [aria-expanded='true'], [aria-pressed='true']) {
    border-color: transparent;
    background: var(--surface-2);
    color: var(--text);
  }
  :where(.site-button-small) {
    min-block-size: 2rem;
  }
  :where(.site-button-square) {
    padding: 0;
    inline-size: 2.25rem;
  }
  .site-button:is(:disabled, [aria-disabled='true']) {
    background: transparent;
    color: var(--text-quiet);
    cursor: default;
    opacity: 0.6;
  }
  @media (forced-colors: active) {
    .site-button {
      border-color: ButtonBorder;
    }
  }
`;
