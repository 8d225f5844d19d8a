import styled from 'styled-components';
import { media } from '../theme/media';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  align-self: stretch;
  inline-size: 1.75rem;
  min-block-size: 8rem;
  color: var(--text);
  &::before {
    flex: 1;
    inline-size: 1px;
    background: var(--line-strong);
    content: '';
  }
  > svg {
    flex: none;
    inline-size: 2.5rem;
    block-size: 4.25rem;
  }
  ${media.phone} {
    display: none;
  }
`;

/** A bob that hangs from the header, under the mark, down to the end of the text beside it. */
export function PlumbLine() {
  return (
    <Root className="screen-only" aria-hidden="true">
      <svg viewBox="0 0 40 68">
        <path d="M20 0v8" stroke="var(--line-strong)" />
        <path d="M16 7h8v6h-8z" fill="currentColor" />
        <path d="M4 15h32c0 15-9 26-16 53C13 41 4 30 4 15Z" fill="var(--accent)" />
        <path d="M20 15h16c0 15-9 26-16 53z" fill="currentColor" opacity="0.24" />
      </svg>
    </Root>
  );
}
