import styled from 'styled-components';

/** A word or two about the thing before it. */
export const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  padding: 0 var(--space-2);
  border-radius: var(--radius-chip);
  background: var(--surface-3);
  color: var(--text);
  font: var(--type-tiny);
  font-weight: var(--weight-medium);
  white-space: nowrap;
`;
