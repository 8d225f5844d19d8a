import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import type { PageContext } from '../shared/pageContext';
import { media } from '../theme/media';
import { Icon } from '../ui/Icon';
import { ProductList } from './ProductList';
import { VersionList } from './VersionList';

const Switcher = styled.details`
  padding-block: var(--space-1);
  border-block-end: 1px solid var(--line);
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 2.5rem;
    padding-inline: var(--space-3);
    border-radius: var(--radius-control);
    font: var(--type-small);
    font-weight: var(--weight-medium);
    list-style: none;
    cursor: pointer;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  ${media.fromNavigation} {
    display: none;
  }
`;

/** Links in a switcher close the drawer; its buttons fold it. */
function foldChosen({ target, currentTarget }: MouseEvent<HTMLDetailsElement>): void {
  if (!(target instanceof Element) || !target.closest('button')) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/** What the header has room for on wide screens only; open where there is no side navigation to come to. */
export function DrawerSwitchers({ context }: { context: Partial<PageContext> }) {
  const translate = useTranslate();
  const { product, version, navigationId } = context;
  return (
    <>
      <Switcher open={navigationId === undefined}>
        <summary>
          {translate('header.products')}
          <Icon name="chevron-down" size="small" />
        </summary>
        <ProductList current={product ?? null} />
      </Switcher>
      {product && version && (
        <Switcher onClick={foldChosen}>
          <summary>
            v{version}
            <Icon name="chevron-down" size="small" />
          </summary>
          <VersionList product={product} />
        </Switcher>
      )}
    </>
  );
}
