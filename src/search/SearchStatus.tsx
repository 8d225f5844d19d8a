import styled, { css } from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { Button } from '../ui/Button';
import type { SearchAnswer } from '../shared/search/SearchEngine';

const noteCss = css`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  padding: var(--space-3);
  color: var(--text-quiet);
  font: var(--type-small);
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  a {
    color: var(--accent);
  }
`;

const Note = styled.div`
  ${noteCss}
`;

/** Seen only where loading takes long enough to wonder. */
const Loading = styled.div`
  ${noteCss}
  animation: loading-appears 0s 300ms both;
  @keyframes loading-appears {
    from {
      visibility: hidden;
    }
  }
`;

interface SearchStatusProps {
  status: 'loading' | 'ready' | 'failed';
  query: string;
  answer: SearchAnswer | null;
  /** Whether one product is chosen. */
  hasProduct: boolean;
  /** Whether recent searches are shown. */
  hasRecent: boolean;
  onRetry(): void;
  onAllProducts(): void;
  onForget(): void;
}

/** What is to be said about the list, or in its place. */
export function SearchStatus(props: SearchStatusProps) {
  const { status, query, answer, hasProduct, hasRecent, onRetry, onAllProducts, onForget } = props;
  const translate = useTranslate();
  const siteMap = <a href="/site-map/">{translate('search.siteMap')}</a>;

  if (status === 'loading') return <Loading>{translate('search.loading')}</Loading>;
  if (status === 'failed') {
    return (
      <Note role="alert">
        <p>{translate('search.failed')}</p>
        <Button onClick={onRetry}>{translate('search.retry')}</Button>
        {siteMap}
      </Note>
    );
  }
  if (!answer) {
    return hasRecent ? (
      <Note>
        <Button look="quiet" isSmall onClick={onForget}>
          {translate('search.forget')}
        </Button>
      </Note>
    ) : null;
  }
  if (answer.total === 0) {
    if (!answer.isComplete) return null;
    return (
      <Note>
        <p>{translate('search.nothing', { query: query.trim() })}</p>
        {answer.isNamesOnly && <p>{translate('search.namesOnly')}</p>}
        {hasProduct && <Button onClick={onAllProducts}>{translate('search.searchAll')}</Button>}
        {siteMap}
      </Note>
    );
  }
  if (!answer.isPartial && !answer.isNamesOnly) return null;
  return (
    <Note>
      {answer.isPartial && <p>{translate('search.partial')}</p>}
      {answer.isNamesOnly && <p>{translate('search.namesOnly')}</p>}
    </Note>
  );
}
