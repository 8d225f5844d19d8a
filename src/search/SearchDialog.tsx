import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { media } from '../theme/media';
import { IconButton } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { OptionList, toOptionId } from './OptionList';
import { ProductFilter } from './ProductFilter';
import { forgetSearches, readRecentSearches, rememberSearch } from './recentSearches';
import type { SearchClient } from './SearchClient';
import type { SearchEvent } from './SearchEvent';
import { toResultGroups, toStartGroups, type SearchOption } from './searchOptions';
import { SearchStatus } from './SearchStatus';
import { useSearch } from './useSearch';
import { useVisibleHeight } from './useVisibleHeight';

/** Of one height whatever it shows, so that nothing moves while the reader types. */
const Body = styled.div`
  display: flex;
  flex-direction: column;
  block-size: min(38rem, calc(var(--visible-height, 100dvh) - 2 * var(--space-8)));
`;

const InputRow = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-3);
  color: var(--text-quiet);
`;

const Input = styled.input`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 2.75rem;
  padding: 0 var(--space-1);
  border: 0;
  background: transparent;
  color: var(--text);
  font: var(--type-body);
  &:focus {
    outline: none;
  }
  &::placeholder {
    color: var(--text-quiet);
    opacity: 1;
  }
`;

const Results = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  border-block: 1px solid var(--line);
`;

const Footer = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-block-size: 2.5rem;
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
  @media (pointer: coarse) {
    display: none;
  }
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
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [recent, setRecent] = useState(readRecentSearches);
  const { status, index, answer, retry } = useSearch(
    client,
    isOpen,
    query,
    currentProduct,
    product,
  );
  useVisibleHeight(body, isOpen);

  const groups =
    index && answer
      ? toResultGroups(index, answer, product, translate)
      : query.trim() === ''
        ? toStartGroups(index, recent, currentProduct, translate)
        : [];
  const options = groups.flatMap((group) => group.options);
  const activeIndex = Math.max(
    0,
    options.findIndex(({ key }) => key === activeKey),
  );
  const active = options[activeIndex];

  const change = (text: string) => {
    setQuery(text);
    setActiveKey(null);
  };
  const chooseProduct = (id: string | null) => {
    setProduct(id);
    setActiveKey(null);
    input.current?.focus();
  };

  useEffect(() => {
    if (!isOpen) return;
    if (initialQuery !== null) setQuery(initialQuery);
    setActiveKey(null);
    setProduct(null);
    setRecent(readRecentSearches());
    input.current?.focus();
    if (initialQuery === null) input.current?.select();
  }, [isOpen, initialQuery]);

  const close = () => {
    if (isOpen && answer?.isComplete && answer.total === 0) onEvent({ type: 'no-results', query });
    onClose();
  };

  const choose = (option: SearchOption | undefined, isNewTab = false) => {
    if (!option) return;
    if (option.type === 'recent') return change(option.query);
    if (option.type === 'more') return chooseProduct(option.product);
    const position = options.indexOf(option) + 1;
    rememberSearch(query);
    onEvent({ type: 'select', query, href: option.href, position });
    if (isNewTab) {
      window.open(option.href, '_blank', 'noopener');
      return;
    }
    onClose();
    navigate(option.href);
  };

  const move = (step: number) => {
    if (options.length === 0) return;
    setActiveKey(options[(activeIndex + step + options.length) % options.length]?.key ?? null);
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
        <InputRow>
          <Icon name="search" />
          <Input
            ref={input}
            type="text"
            role="combobox"
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-label={translate('search.label')}
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={options.length > 0 ? listId : undefined}
            aria-activedescendant={active && toOptionId(listId, active)}
            placeholder={translate('search.label')}
            value={query}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <IconButton icon="close" label={translate('search.close')} onClick={close} />
        </InputRow>
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
              onPoint={({ key }) => setActiveKey(key)}
              onChoose={choose}
            />
          )}
          <SearchStatus
            status={status}
            query={query}
            answer={answer}
            hasProduct={product !== null}
            hasRecent={!answer && recent.length > 0}
            onRetry={retry}
            onAllProducts={() => chooseProduct(null)}
            onForget={() => {
              forgetSearches();
              setRecent([]);
              input.current?.focus();
            }}
          />
        </Results>
        <Footer>
          <span role="status">
            {answer &&
              translate(answer.total === 1 ? 'search.countOne' : 'search.count', {
                count: answer.total,
              })}
          </span>
          <Keys aria-hidden="true">
            <span>
              <kbd>↑↓</kbd>
              {translate('search.keys.move')}
            </span>
            <span>
              <kbd>↵</kbd>
              {translate('search.keys.open')}
            </span>
            <span>
              <kbd>Ctrl ↵</kbd>
              {translate('search.keys.newTab')}
            </span>
          </Keys>
        </Footer>
      </Body>
    </Dialog>
  );
}
