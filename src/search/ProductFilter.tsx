import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import type { SearchProduct } from '../shared/searchIndex';
import { chosenInForcedColors } from '../theme/chosenCss';

const Row = styled.div`
  display: flex;
  gap: var(--space-1);
  padding: 0 var(--space-3) var(--space-2);
  overflow-x: auto;
  scrollbar-width: none;
`;

const Chip = styled.button`
  flex: none;
  min-block-size: 1.75rem;
  padding: 0 var(--space-3);
  border: 1px solid transparent;
  border-radius: var(--radius-chip);
  background: transparent;
  color: var(--text-quiet);
  font: var(--type-tiny);
  cursor: pointer;
  &:hover {
    background: var(--surface-2);
    color: var(--text);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-pressed='true'] {
    border-color: var(--line);
    background: var(--surface-3);
    color: var(--text);
    ${chosenInForcedColors}
  }
`;

interface ProductFilterProps {
  products: readonly SearchProduct[];
  /** Id of the chosen product; null for all. */
  chosen: string | null;
  onChoose(product: string | null): void;
}

/** Which product the results are of. */
export function ProductFilter({ products, chosen, onChoose }: ProductFilterProps) {
  const translate = useTranslate();
  const all = { id: null, name: translate('search.allProducts') };
  return (
    <Row role="group" aria-label={translate('search.products')}>
      {[all, ...products].map(({ id, name }) => (
        <Chip
          key={id ?? ''}
          type="button"
          aria-pressed={chosen === id}
          onClick={() => onChoose(id)}
        >
          {name}
        </Chip>
      ))}
    </Row>
  );
}
