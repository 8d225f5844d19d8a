import { css } from 'styled-components';

/**
 * What is chosen among alternatives, where the reader's own colors replace those of pages (Windows' contrast themes): our
 * backgrounds and shadows are not painted there, system colors are.
 */
export const chosenInForcedColors = css`
  @media (forced-colors: active) {
    background: Highlight;
    color: HighlightText;
    forced-color-adjust: none;
  }
`;

/** What the address leads to, there too. */
export const linkedInForcedColors = css`
  @media (forced-colors: active) {
    outline: 2px solid Highlight;
    outline-offset: -2px;
  }
`;
