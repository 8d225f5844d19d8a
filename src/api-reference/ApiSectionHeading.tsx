import type { ReactNode } from 'react';
import styled from 'styled-components';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin-block: var(--space-12) var(--space-4);
  > h2 {
    margin: 0;
    font: var(--type-h2);
  }
`;

interface ApiSectionHeadingProps {
  id: string;
  children: ReactNode;
  /** Controls of the section. */
  actions?: ReactNode;
}

export function ApiSectionHeading({ id, children, actions }: ApiSectionHeadingProps) {
  return (
    <Row>
      <h2 id={id}>{children}</h2>
      {actions}
    </Row>
  );
}
