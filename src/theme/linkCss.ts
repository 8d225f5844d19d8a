import { css } from 'styled-components';

/** Look of a link in a sentence, which its color alone would not tell from the words around it. */
export const linkCss = css`
  color: var(--accent);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-decoration-color: color-mix(in oklch, currentColor 45%, transparent);
  text-underline-offset: 0.2em;
  &:hover {
    color: var(--accent-strong);
    text-decoration-color: currentColor;
    text-decoration-thickness: 2px;
  }
`;
