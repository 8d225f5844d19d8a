import { css } from 'styled-components';
import { media } from './media';

/** Safari on an iPhone zooms in on a focused field whose text is smaller than 16 px, and leaves the page so. */
export const touchedFieldCss = css`
  ${media.touch} {
    font-size: 1rem;
  }
`;

/** A field in a frame of its own. */
export const fieldCss = css`
  min-block-size: 2.25rem;
  padding: 0 var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-control);
  background: var(--surface-1);
  color: var(--text);
  font: var(--type-small);
  ${touchedFieldCss}
`;
