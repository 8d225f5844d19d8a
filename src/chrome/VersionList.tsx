import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { Icon } from '../ui/Icon';
import { useSiteData } from './useSiteData';

const List = styled.ul`
  min-inline-size: 12rem;
  margin: 0;
  padding: 0;
  list-style: none;
  > li:last-child {
    margin-block-start: var(--space-2);
    padding-block-start: var(--space-2);
    border-block-start: 1px solid var(--line);
  }
`;

const Version = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  inline-size: 100%;
  min-block-size: 2.25rem;
  padding: 0 var(--space-3);
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--text);
  font: var(--type-small);
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    background: var(--surface-2);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    font-weight: var(--weight-medium);
  }
`;

interface VersionListProps {
  /** Product id. */
  product: string;
}

/**
 * The documented version of a product, its older ones on other hosts, and the way to all of them. The documented one is a button, with
 * which a reader who stays closes what the list stands in.
 */
export function VersionList({ product }: VersionListProps) {
  const translate = useTranslate();
  const { products } = useSiteData();
  const found = products.find(({ productId }) => productId === product);
  if (!found) return null;
  return (
    <List>
      <li>
        <Version as="button" type="button" aria-current="true">
          v{found.version}
          <Icon name="check" size="small" />
        </Version>
      </li>
      {found.olderVersions.map(({ version, href }) => (
        <li key={version}>
          <Version href={href} rel="noopener">
            {version}
            <Icon name="external" size="small" />
            <span className="visually-hidden"> ({translate('navigation.external')})</span>
          </Version>
        </li>
      ))}
      <li>
        <Version href="/versions/">{translate('header.allVersions')}</Version>
      </li>
    </List>
  );
}
