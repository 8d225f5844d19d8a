import styled from 'styled-components';
import { media } from '../theme/media';

/** As high as a screen at least: what stands below does not come up while the reader types. */
export const Root = styled.section`
  max-inline-size: var(--page-width);
  min-block-size: 60rem;
  margin-block: var(--space-4) var(--space-8);
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  ${media.phone} {
    /* The six styles, which would stand in rows of four and two. */
    fieldset > div {
      display: grid;
      grid-template-columns: repeat(3, 1fr);
    }
  }
  html:not([data-js]) & {
    display: none;
  }
`;

export const Field = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding-inline: var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-control);
  background: var(--surface-1);
  color: var(--text-quiet);
  &:has(:focus-visible) {
    outline: var(--focus-ring);
    outline-offset: 2px;
  }
  > input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 2.75rem;
    border: 0;
    outline: 0;
    background: none;
    color: var(--text);
    font: var(--type-body);
  }
  > input::placeholder {
    color: var(--text-quiet);
    opacity: 1;
  }
`;

export const Status = styled.p`
  margin: var(--space-3) 0;
  min-block-size: 1.375rem;
  color: var(--text-quiet);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const NoScript = styled.p`
  html[data-js] & {
    display: none;
  }
`;

export const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
  margin-block-start: var(--space-4);
  html:not([data-js]) & {
    display: none;
  }
`;
