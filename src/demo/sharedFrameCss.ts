import { css } from 'styled-components';
import { colors } from '../shared/colors';
import { media } from '../theme/media';

/** What a demo and a playground stand in. */
export const sharedFrameCss = css`
  max-inline-size: var(--page-width);
  margin-block: var(--space-6) var(--space-8);
  border: 1px solid var(--surface-3);
  border-radius: var(--radius-frame);
  background: var(--surface-1);

  /* From edge to edge, so that what has a width of its own fits: a calendar is 320 pixels wide. */
  ${media.phone} {
    margin-inline: calc(-1 * var(--space-4));
    border-inline: 0;
    border-radius: 0;
  }

  .demo-failure,
  .demo-unreachable,
  noscript {
    font: var(--type-small);
  }
  .demo-unreachable {
    margin-block-start: var(--space-4);
    color: var(--text-quiet);
  }
  :is(.demo-failure, .demo-unreachable, noscript) > p {
    max-inline-size: 60ch;
    margin: 0 0 var(--space-2);
  }
  .demo-failure > pre {
    margin: 0 0 var(--space-3);
    color: var(--danger);
    font: var(--type-tiny);
    font-family: var(--font-code);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  /* On paper, too, a demo looks as it does in the mode that was chosen: what its library has made dark cannot be made light again. */
  ${media.print} {
    :is(.demo-stage, .stage) {
      /* With the prefix all browsers know it. */
      -webkit-print-color-adjust: exact;
    }
    body.mode-dark & :is(.demo-stage, .stage) {
      background: ${colors.dark['surface-1']};
      color: ${colors.dark.text};
      color-scheme: dark;
    }
  }
`;
