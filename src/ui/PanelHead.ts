import styled, { css } from 'styled-components';

/** Keeps the name of a panel, and the button that closes it, in sight while the panel scrolls. */
export const panelHeadCss = css`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-block-size: var(--header-height);
  padding-inline: var(--space-6) var(--space-2);
  border-block-end: 1px solid var(--line);
  background: var(--surface-0);
`;

/** Head of a dialog. */
export const PanelHead = styled.div`
  ${panelHeadCss}
  > h2 {
    margin: 0;
    font: var(--type-h3);
    overflow-wrap: anywhere;
  }
`;
