import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  > h3 {
    margin: 0;
    font: var(--type-h4);
  }
  > p {
    margin: 0;
    color: var(--text-quiet);
    font: var(--type-tiny);
  }
`;

export const SettingsRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  font: var(--type-small);
  > output {
    min-inline-size: 3rem;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  > :first-child {
    margin-inline-end: auto;
  }
`;

/** Settings of one kind, under their heading. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Part>
  );
}
