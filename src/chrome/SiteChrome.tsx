import { type ReactNode, useCallback, useRef } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import type { PageContext } from '../shared/pageContext';
import { media } from '../theme/media';
import { Floating } from '../ui/Floating';
import { useOpenOverPage } from '../ui/useOpenOverPage';
import { Footer } from './Footer';
import { Header } from './Header';
import { ProgressLine } from './ProgressLine';
import { SidePanel } from './SidePanel';
import { SkipLink } from './SkipLink';
import { usePageBehaviours } from './usePageBehaviours';
import { useRouteFocus } from './useRouteFocus';
import { useSettingsDrawer } from './useSettingsDrawer';

const Columns = styled.div`
  display: flex;
  max-inline-size: 100rem;
  min-block-size: calc(100dvh - var(--header-height));
  margin-inline: auto;
  ${media.belowNavigation} {
    flex-direction: column;
  }
  ${media.print} {
    display: block;
  }
`;

const Main = styled.main`
  flex: 1;
  min-inline-size: 0;
  &:focus {
    outline: none;
  }
`;

const UnderHeader = styled.div`
  position: fixed;
  inset-block-start: var(--header-height);
  inset-inline: var(--space-4);
  font: var(--type-small);
`;

interface SiteChromeProps {
  /** Empty for pages of src/pages. */
  context: Partial<PageContext>;
  location: { pathname: string; hash?: string };
  /** The search button; it comes from another room. */
  search?: ReactNode;
  children: ReactNode;
}

/** The frame that stays mounted around every page. */
export function SiteChrome({ context, location, search, children }: SiteChromeProps) {
  const translate = useTranslate();
  const { pathname, hash = '' } = location;
  const [isNavigationOpen, setNavigationOpen] = useOpenOverPage(pathname);
  const settings = useSettingsDrawer(pathname);
  const navigationButton = useRef<HTMLButtonElement>(null);
  const header = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const footer = useRef<HTMLElement>(null);

  usePageBehaviours(pathname);
  useRouteFocus(pathname, hash);

  const closeNavigation = useCallback(() => {
    setNavigationOpen(false);
    // Once the header is no longer inert.
    queueMicrotask(() => navigationButton.current?.focus());
  }, [setNavigationOpen]);

  return (
    <>
      <div ref={header} style={{ display: 'contents' }}>
        <SkipLink />
        <Header
          context={context}
          search={search}
          navigationButton={navigationButton}
          isNavigationOpen={isNavigationOpen}
          onOpenNavigation={() => setNavigationOpen(true)}
          onOpenSettings={settings.open}
        />
      </div>
      <Columns>
        <SidePanel
          context={context}
          pathname={pathname}
          isOpen={isNavigationOpen}
          onClose={closeNavigation}
          outside={[header, main, footer]}
        />
        <Main ref={main} id="main-content" tabIndex={-1}>
          {children}
        </Main>
      </Columns>
      <Footer ref={footer} />
      <ProgressLine location={location} />
      {settings.hasFailed && (
        <UnderHeader>
          <Floating $align="end" role="alert">
            {translate('settings.unreachable')}
          </Floating>
        </UnderHeader>
      )}
      {settings.Drawer && (
        <settings.Drawer
          product={
            context.product && context.productName
              ? { id: context.product, name: context.productName }
              : null
          }
          isOpen={settings.isOpen}
          onClose={settings.close}
        />
      )}
    </>
  );
}
