import styled from 'styled-components';

/** Buttons in a line, after a question where there is one. */
export const FeedbackRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  > p {
    margin: 0;
    margin-inline-end: var(--space-2);
  }
`;
