import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import styled from 'styled-components';

const Field = styled.input`
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

interface SearchInputProps extends ComponentPropsWithoutRef<'input'> {
  label: string;
  /** Id of the list; null while it is empty. */
  listId: string | null;
  /** Id of the element of the active option. */
  activeId: string | undefined;
}

/** The input of a combobox, which keeps the focus while the list is moved through. */
export const SearchInput = forwardRef<HTMLInputElement, SearchInputProps>(function SearchInput(
  { label, listId, activeId, ...others },
  ref,
) {
  return (
    <Field
      {...others}
      ref={ref}
      type="text"
      role="combobox"
      inputMode="search"
      enterKeyHint="go"
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      spellCheck={false}
      placeholder={label}
      aria-label={label}
      aria-autocomplete="list"
      aria-expanded={listId !== null}
      aria-controls={listId ?? undefined}
      aria-activedescendant={activeId}
    />
  );
});
