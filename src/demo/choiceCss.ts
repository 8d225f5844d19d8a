import { css } from 'styled-components';

/**
 * Of several elements, shows those of the reader's code variant and styling. All are in the HTML, and the boot script puts
 * the choice on `<html>` before first paint.
 *
 * `data-for-variant`: `TS` or `JS`. `data-for-stylings`: the stylings that may have been chosen, see `toAskedStylings`.
 */
export const choiceCss = css`
  html[data-code-variant='JS'] & [data-for-variant='TS'],
  html:not([data-code-variant='JS']) & [data-for-variant='JS'],
  html:not([data-code-styling='Tailwind'], [data-code-styling='CSS'])
    &
    [data-for-stylings]:not([data-for-stylings~='System']),
  html[data-code-styling='Tailwind'] & [data-for-stylings]:not([data-for-stylings~='Tailwind']),
  html[data-code-styling='CSS'] & [data-for-stylings]:not([data-for-stylings~='CSS']) {
    display: none;
  }
`;
