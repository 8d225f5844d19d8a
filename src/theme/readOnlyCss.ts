/** A button that does nothing, where there is no script: no tab stop, and what is in it stays to be read. */
export const readOnlyCss = `
  visibility: hidden;
  pointer-events: none;
  > * {
    visibility: visible;
  }
`;
