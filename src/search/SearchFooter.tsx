import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { media } from '../theme/media';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-block-size: 2.5rem;
  ${media.low} {
    min-block-size: 1.5rem;
  }
  padding: 0 var(--space-4);
  color: var(--text-quiet);
  font: var(--type-tiny);
`;

const Keys = styled.span`
  display: flex;
  gap: var(--space-4);
  white-space: nowrap;
  kbd {
    margin-inline-end: var(--space-1);
    padding: 0 var(--space-1);
    border-radius: 0.25rem;
    background: var(--surface-2);
    font-family: var(--font-code);
  }
  ${media.phone} {
    display: none;
  }
  ${media.touch} {
    display: none;
  }
`;

const keys = [
  ['↑↓', 'search.keys.move'],
  ['↵', 'search.keys.open'],
  ['Ctrl ↵', 'search.keys.newTab'],
] as const;

interface SearchFooterProps {
  /** Number of results; null while nothing is asked. */
  total: number | null;
}

/** How much was found, and which keys help. */
export function SearchFooter({ total }: SearchFooterProps) {
  const translate = useTranslate();
  const count = total === 1 ? 'search.countOne' : 'search.count';
  return (
    <Row>
      <span role="status">{total !== null && translate(count, { count: total })}</span>
      <Keys aria-hidden="true">
        {keys.map(([key, meaning]) => (
          <span key={key}>
            <kbd>{key}</kbd>
            {translate(meaning)}
          </span>
        ))}
      </Keys>
    </Row>
  );
}
