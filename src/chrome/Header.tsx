import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { layers } from '../shared/layers';
import type { PageContext } from '../shared/pageContext';
import { media } from '../theme/media';
import { IconButton, toButtonClass } from '../ui/Button';
import { Dropdown } from '../ui/Dropdown';
import { Icon } from '../ui/Icon';
import { Mark } from './Mark';
import { ModeMenu } from './ModeMenu';
import { ProductList } from './ProductList';
import { useSiteData } from './useSiteData';
import { VersionList } from './VersionList';

const Bar = styled.header`
  position: sticky;
  z-index: ${layers.header};
  inset-block-start: 0;
  border-block-end: 1px solid var(--line);
  background: var(--surface-0);
  html:not([data-js]) & button {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  max-inline-size: 100rem;
  min-block-size: var(--header-height);
  margin-inline: auto;
  padding-inline: var(--space-6);
  ${media.belowNavigation} {
    padding-inline: var(--space-2);
  }
`;

const Home = styled.a`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 2.25rem;
  margin-inline-end: var(--space-4);
  border-radius: var(--radius-control);
  color: var(--text);
  font: var(--type-h4);
  text-decoration: none;
  ${media.belowNavigation} {
    margin-inline-end: 0;
  }
`;

const Wide = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  ${media.belowNavigation} {
    display: none;
  }
`;

const Products = styled.div`
  inline-size: 22rem;
`;

const NavigationButtons = styled.div`
  display: none;
  ${media.belowNavigation} {
    display: flex;
  }
  html[data-js] & > a {
    display: none;
  }
`;

const linkClass = toButtonClass('quiet', 'square');

/** Which product and version this is, and a way to the others; narrow screens have them in the drawer of `SidePanel`. */
function Selectors({ context }: { context: Partial<PageContext> }) {
  const translate = useTranslate();
  const { product, productName, version } = context;
  return (
    <Wide>
      <Dropdown
        id="mui-product-selector"
        href="/"
        label={productName ?? translate('header.products')}
        accessibleName={
          productName ? `${productName}, ${translate('header.switchProduct')}` : undefined
        }
      >
        <Products id="mui-product-menu">
          <ProductList current={product ?? null} />
        </Products>
      </Dropdown>
      {product && version && (
        <Dropdown
          id="mui-version-selector"
          href="/versions/"
          label={`v${version}`}
          accessibleName={`v${version}, ${translate('header.switchVersion')}`}
        >
          <div id="mui-version-menu">
            <VersionList product={product} />
          </div>
        </Dropdown>
      )}
    </Wide>
  );
}

interface HeaderProps {
  context: Partial<PageContext>;
  search: ReactNode;
  navigationButton: Ref<HTMLButtonElement>;
  isNavigationOpen: boolean;
  onOpenNavigation(): void;
  onOpenSettings(): void;
}

/** Where am I, what else is there, find it. */
export function Header(props: HeaderProps) {
  const { context, search, navigationButton, isNavigationOpen } = props;
  const translate = useTranslate();
  const { metadata } = useSiteData();
  const { title, repositoryUrl } = metadata;
  const repository = translate('header.repository');
  const openNavigation = translate('header.openNavigation');

  return (
    <Bar className="screen-only">
      <Row>
        <NavigationButtons>
          <IconButton
            ref={navigationButton}
            icon="menu"
            label={openNavigation}
            aria-expanded={isNavigationOpen}
            data-action="navigation"
            onClick={props.onOpenNavigation}
          />
          <a href="#navigation" aria-label={openNavigation} className={linkClass}>
            <Icon name="menu" />
          </a>
        </NavigationButtons>
        <Home href="/" aria-label={`${title}, ${translate('header.home')}`}>
          <Mark />
          {title}
        </Home>
        <Selectors context={context} />
        {search}
        <Wide>
          <a
            href={repositoryUrl}
            rel="noopener"
            aria-label={repository}
            title={repository}
            className={linkClass}
          >
            <Icon name="repository" />
          </a>
        </Wide>
        <ModeMenu />
        <IconButton
          icon="settings"
          label={translate('header.settings')}
          data-action="settings"
          aria-haspopup="dialog"
          onClick={props.onOpenSettings}
        />
      </Row>
    </Bar>
  );
}
