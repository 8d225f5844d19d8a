import styled from 'styled-components';
import { fieldCss } from '../theme/fieldCss';

export const Root = styled.section`
  max-inline-size: var(--page-width);
  margin-block: var(--space-4) var(--space-8);
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  margin-block-end: var(--space-3);
  > input {
    ${fieldCss}
    flex: 1 1 14rem;
    min-inline-size: 0;
  }
  > input::placeholder {
    color: var(--text-quiet);
    opacity: 1;
  }
  html:not([data-js]) & {
    display: none;
  }
`;

export const Status = styled.p`
  min-block-size: 1.375rem;
  margin: 0 0 var(--space-2);
  color: var(--text-quiet);
  font: var(--type-small);
  html:not([data-js]) & {
    display: none;
  }
`;
