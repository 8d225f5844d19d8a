import { css } from 'styled-components';

/** `ui/Icon.tsx`: strokes in the color of the text around them. Without weight, so that a component may change it. */
export const iconCss = css`
  :where(.site-icon) {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  :where(.site-icon-small) {
    inline-size: 1rem;
    block-size: 1rem;
  }
  .site-icon[data-mirrored]:dir(rtl) {
    transform: scaleX(-1);
  }
`;
