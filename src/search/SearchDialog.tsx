import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { IconButton } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { OptionList, toOptionId } from './OptionList';
import { ProductFilter } from './ProductFilter';
import { forgetSearches, readRecentSearches, rememberSearch } from './recentSearches';
import type { SearchClient } from './SearchClient';
import type { SearchEvent } from './SearchEvent';
import { SearchFooter } from './SearchFooter';
import { SearchInput } from './SearchInput';
import { toResultGroups, toStartGroups, type SearchOption } from './searchOptions';
import { SearchStatus } from './SearchStatus';
import { useActiveOption } from './useActiveOption';
import { useSearch } from './useSearch';
import { useVisibleHeight } from './useVisibleHeight';

/** Of one height whatever it shows, so that nothing moves while the reader types. */
const Body = styled.div`
  display: flex;
  flex-direction: column;
  block-size: min(38rem, calc(var(--visible-height, 100dvh) - 2 * var(--space-8)));
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-3);
  color: var(--text-quiet);
`;

const Results = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  border-block: 1px solid var(--line);
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
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(initialQuery ?? '');
  const [product, setProduct] = useState<string | null>(null);
  const [recent, setRecent] = useState(readRecentSearches);
  const { status, index, answer, retry } = useSearch(
    client,
    isOpen,
    query,
    currentProduct,
    product,
  );
  const groups =
    index && answer
      ? toResultGroups(index, answer, product, translate)
      : query.trim() === ''
        ? toStartGroups(index, recent, currentProduct, translate)
        : [];
  const options = groups.flatMap((group) => group.options);
  const { active, move, point, reset } = useActiveOption(options);
  useVisibleHeight(body, isOpen);

  useEffect(() => {
    if (!isOpen) return;
    if (initialQuery !== null) setQuery(initialQuery);
    setProduct(null);
    setRecent(readRecentSearches());
    input.current?.focus();
    if (initialQuery === null) input.current?.select();
  }, [isOpen, initialQuery]);

  const ask = (text: string) => {
    setQuery(text);
    reset();
    input.current?.focus();
  };
  const chooseProduct = (id: string | null) => {
    setProduct(id);
    reset();
    input.current?.focus();
  };
  const close = () => {
    if (isOpen && answer?.isComplete && answer.total === 0) onEvent({ type: 'no-results', query });
    onClose();
  };

  const choose = (option: SearchOption | undefined, isNewTab = false) => {
    if (!option) return;
    if (option.type === 'recent') return ask(option.query);
    if (option.type === 'more') return chooseProduct(option.product);
    rememberSearch(query);
    onEvent({ type: 'select', query, href: option.href, position: options.indexOf(option) + 1 });
    if (isNewTab) {
      window.open(option.href, '_blank', 'noopener');
      return;
    }
    onClose();
    navigate(option.href);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') choose(active, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog isOpen={isOpen} onClose={close} label={translate('search.label')}>
      <Body ref={body}>
        <Top>
          <Icon name="search" />
          <SearchInput
            ref={input}
            label={translate('search.label')}
            listId={options.length > 0 ? listId : null}
            activeId={active && toOptionId(listId, active)}
            value={query}
            onChange={(event) => ask(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <IconButton icon="close" label={translate('search.close')} onClick={close} />
        </Top>
        {index && (
          <ProductFilter
            products={index.names.products}
            chosen={product}
            onChoose={chooseProduct}
          />
        )}
        <Results>
          {options.length > 0 && (
            <OptionList
              id={listId}
              label={translate(answer ? 'search.results' : 'search.suggestions')}
              groups={groups}
              active={active}
              words={answer?.words ?? []}
              onPoint={point}
              onChoose={choose}
            />
          )}
          <SearchStatus
            status={status}
            query={query}
            answer={answer}
            hasProduct={product !== null}
            hasRecent={query.trim() === '' && recent.length > 0}
            onRetry={() => {
              retry();
              input.current?.focus();
            }}
            onAllProducts={() => chooseProduct(null)}
            onForget={() => {
              forgetSearches();
              setRecent([]);
              input.current?.focus();
            }}
          />
        </Results>
        <SearchFooter total={answer?.total ?? null} />
      </Body>
    </Dialog>
  );
}
