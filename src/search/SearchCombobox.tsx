import { type KeyboardEvent, type RefObject, useId } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import type { Translate } from '../shared/translate';
import { IconButton } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { OptionList, toOptionId } from './OptionList';
import { ProductFilter } from './ProductFilter';
import { SearchInput } from './SearchInput';
import {
  toResultGroups,
  toStartGroups,
  type OptionGroup,
  type SearchOption,
} from './searchOptions';
import { SearchStatus } from './SearchStatus';
import { useActiveOption } from './useActiveOption';
import type { Question } from './useQuestion';
import type { Search } from './useSearch';

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

/** What can be chosen: what was found, and where nothing is asked what may be wanted. */
function toOptionGroups(
  { index, answer }: Search,
  { query, product, recent }: Question,
  currentProduct: string | null,
  translate: Translate,
): OptionGroup[] {
  if (index && answer) return toResultGroups(index, answer, product, translate);
  return query.trim() === '' ? toStartGroups(index, recent, currentProduct, translate) : [];
}

interface SearchComboboxProps {
  /** The field, which has the focus after whatever is done. */
  input: RefObject<HTMLInputElement>;
  question: Question;
  /** What is known of the question. */
  search: Search;
  /** Id of the product of the present page. */
  currentProduct: string | null;
  /** Called with the address of a result; `position` counts from 1. */
  onFollow(href: string, position: number, isNewTab: boolean): void;
  onClose(): void;
}

/** The field, the products to search in, and the options that the arrow keys of the field move through. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { input, question, search, currentProduct, onFollow, onClose } = props;
  const translate = useTranslate();
  const listId = useId();
  const { query, product, recent } = question;
  const { index, answer } = search;
  const groups = toOptionGroups(search, question, currentProduct, translate);
  const options = groups.flatMap((group) => group.options);
  const { active, move, point, reset } = useActiveOption(options);

  const focusInput = () => input.current?.focus();
  const ask = (text: string) => {
    question.setQuery(text);
    reset();
    focusInput();
  };
  const chooseProduct = (id: string | null) => {
    question.setProduct(id);
    reset();
    focusInput();
  };
  const choose = (option: SearchOption | undefined, isNewTab = false) => {
    if (option?.type === 'recent') ask(option.query);
    else if (option?.type === 'more') chooseProduct(option.product);
    else if (option) onFollow(option.href, options.indexOf(option) + 1, isNewTab);
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
    <>
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
        <IconButton icon="close" label={translate('search.close')} onClick={onClose} />
      </Top>
      {index && (
        <ProductFilter products={index.names.products} chosen={product} onChoose={chooseProduct} />
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
          status={search.status}
          query={query}
          answer={answer}
          hasProduct={product !== null}
          hasRecent={query.trim() === '' && recent.length > 0}
          onRetry={() => {
            search.retry();
            focusInput();
          }}
          onAllProducts={() => chooseProduct(null)}
          onForget={() => {
            question.forgetRecent();
            focusInput();
          }}
        />
      </Results>
    </>
  );
}
