import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { Dialog } from '../ui/Dialog';
import { rememberSearch } from './recentSearches';
import type { SearchClient } from './SearchClient';
import { SearchCombobox } from './SearchCombobox';
import type { SearchEvent } from './SearchEvent';
import { SearchFooter } from './SearchFooter';
import { useQuestion } from './useQuestion';
import { useSearch } from './useSearch';
import { useVisibleHeight } from './useVisibleHeight';

/** Of one height whatever it shows, so that nothing moves while the reader types. */
const Body = styled.div`
  display: flex;
  flex-direction: column;
  block-size: min(38rem, calc(var(--visible-height, 100dvh) - 2 * var(--space-8)));
`;

export interface SearchDialogProps {
  client: SearchClient;
  isOpen: boolean;
  /** What was typed before the dialog was there; null keeps the last query. */
  initialQuery: string | null;
  /** Id of the product of the present page. */
  currentProduct: string | null;
  navigate(href: string): void;
  onClose(): void;
  onEvent(event: SearchEvent): void;
}

/** A combobox over the whole site in a dialog. */
export function SearchDialog(props: SearchDialogProps) {
  const { client, isOpen, initialQuery, currentProduct, navigate, onClose, onEvent } = props;
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const question = useQuestion(initialQuery);
  const { query, product, restart } = question;
  const search = useSearch(client, isOpen, query, currentProduct, product);
  const { answer } = search;
  useVisibleHeight(body, isOpen);

  useEffect(() => {
    if (!isOpen) return;
    restart(initialQuery);
    input.current?.focus();
    if (initialQuery === null) input.current?.select();
  }, [isOpen, initialQuery, restart]);

  const close = () => {
    if (isOpen && answer?.isComplete && answer.total === 0) onEvent({ type: 'no-results', query });
    onClose();
  };
  const follow = (href: string, position: number, isNewTab: boolean) => {
    rememberSearch(query);
    onEvent({ type: 'select', query, href, position });
    if (isNewTab) {
      window.open(href, '_blank', 'noopener');
      return;
    }
    onClose();
    navigate(href);
  };

  return (
    <Dialog isOpen={isOpen} onClose={close} label={translate('search.label')}>
      <Body ref={body}>
        <SearchCombobox
          input={input}
          question={question}
          search={search}
          currentProduct={currentProduct}
          onFollow={follow}
          onClose={close}
        />
        <SearchFooter total={answer?.total ?? null} />
      </Body>
    </Dialog>
  );
}
