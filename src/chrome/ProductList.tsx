import styled from 'styled-components';
import { chosenInForcedColors } from '../theme/chosenCss';
import { useSiteData } from './useSiteData';

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Product = styled.a`
  display: block;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-control);
  color: var(--text);
  text-decoration: none;
  &:hover {
    background: var(--surface-2);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    background: var(--accent-surface);
  }
  > strong {
    display: block;
    font: var(--type-small);
    font-weight: var(--weight-medium);
  }
  &[aria-current] > strong {
    ${chosenInForcedColors}
  }
  > span {
    display: block;
    color: var(--text-quiet);
    font: var(--type-tiny);
  }
`;

interface ProductListProps {
  /** Id of the product that is being read. */
  current: string | null;
}

/** Every product with its one line. */
export function ProductList({ current }: ProductListProps) {
  const { products } = useSiteData();
  return (
    <List>
      {products.map(({ productId, name, description, homePathname }) => (
        <li key={productId}>
          <Product href={homePathname} aria-current={productId === current ? 'true' : undefined}>
            <strong>{name}</strong>
            <span>{description}</span>
          </Product>
        </li>
      ))}
    </List>
  );
}
