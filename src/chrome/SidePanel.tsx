import { useEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { layers } from '../shared/layers';
import type { PageContext } from '../shared/pageContext';
import { columnQuery, media } from '../theme/media';
import { IconButton } from '../ui/Button';
import { panelHeadCss } from '../ui/PanelHead';
import { DrawerSwitchers } from './DrawerSwitchers';
import { revealCurrentPage } from './navigationTree';
import { SideNavigation } from './SideNavigation';
import { useDrawer, type DrawerState } from './useDrawer';

const Area = styled.div<{ $isOpen: boolean; $hasOpened: boolean; $hasTree: boolean }>`
  ${media.fromNavigation} {
    position: sticky;
    inset-block-start: calc(var(--header-height) + 1px);
    display: ${({ $hasTree }) => ($hasTree ? 'block' : 'none')};
    flex: none;
    align-self: start;
    inline-size: var(--navigation-width);
    block-size: calc(100dvh - var(--header-height) - 1px);
    padding-inline: var(--space-3);
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: transparent transparent;
    &:hover,
    &:focus-within {
      scrollbar-color: var(--line) transparent;
    }
  }
  ${media.belowNavigation} {
    html[data-js] & {
      position: fixed;
      z-index: ${layers.sidePanel};
      inset-block: 0;
      inset-inline-start: 0;
      inline-size: min(20rem, 88vw);
      padding-inline: var(--space-3);
      overflow-y: auto;
      overscroll-behavior: contain;
      background: var(--surface-0);
      box-shadow: var(--shadow-float);
      visibility: ${({ $isOpen }) => ($isOpen ? 'visible' : 'hidden')};
      content-visibility: ${({ $hasOpened }) => ($hasOpened ? 'visible' : 'hidden')};
      transform: ${({ $isOpen }) => ($isOpen ? 'none' : 'translateX(-1.5rem)')};
      opacity: ${({ $isOpen }) => ($isOpen ? 1 : 0)};
      transition:
        transform var(--duration) var(--ease),
        opacity var(--duration) var(--ease),
        visibility 0s ${({ $isOpen }) => ($isOpen ? '0s' : 'var(--duration)')};
    }
    html[data-js][dir='rtl'] & {
      transform: ${({ $isOpen }) => ($isOpen ? 'none' : 'translateX(1.5rem)')};
    }
    html:not([data-js]) & {
      display: ${({ $hasTree }) => ($hasTree ? 'block' : 'none')};
      order: 2;
      padding-inline: var(--space-4);
      border-block-start: 1px solid var(--line);
    }
  }
`;

const DrawerHead = styled.div`
  ${panelHeadCss}
  margin-inline: calc(-1 * var(--space-3));
  font-weight: var(--weight-bold);
  ${media.fromNavigation} {
    display: none;
  }
`;

const Scrim = styled.div`
  position: fixed;
  z-index: ${layers.scrim};
  inset: 0;
  background: var(--scrim);
  ${media.fromNavigation} {
    display: none;
  }
`;

interface SidePanelProps extends DrawerState {
  context: Partial<PageContext>;
  pathname: string;
}

/** Shows the current page in a column that was a closed drawer before, which is not laid out and so cannot be scrolled. */
function useColumn(area: RefObject<HTMLElement>) {
  useEffect(() => {
    const column = window.matchMedia(columnQuery);
    const reveal = () => {
      if (area.current) revealCurrentPage(area.current);
    };
    column.addEventListener('change', reveal);
    return () => column.removeEventListener('change', reveal);
  }, [area]);
}

/** The side navigation: a column on wide screens, a drawer on narrow ones; without script, under the text. */
export function SidePanel(props: SidePanelProps) {
  const { context, pathname, isOpen, onClose } = props;
  const translate = useTranslate();
  const area = useRef<HTMLDivElement>(null);
  // What only the drawer has comes when it is opened first, and stays while it closes; nor is it laid out before.
  const [hasOpened, setOpened] = useState(false);
  if (isOpen && !hasOpened) setOpened(true);
  useDrawer(props, area);
  useColumn(area);
  const dialogProps = isOpen
    ? ({
        role: 'dialog',
        'aria-modal': true,
        'aria-label': translate('navigation.drawer'),
      } as const)
    : {};

  return (
    <>
      {isOpen && <Scrim onClick={onClose} />}
      <Area
        ref={area}
        id="navigation"
        className="screen-only"
        $isOpen={isOpen}
        $hasOpened={hasOpened}
        $hasTree={context.navigationId !== undefined}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) onClose();
        }}
        {...dialogProps}
      >
        {hasOpened && (
          <>
            <DrawerHead>
              {context.productName ?? translate('header.products')}
              <IconButton icon="close" label={translate('navigation.close')} onClick={onClose} />
            </DrawerHead>
            <DrawerSwitchers context={context} />
          </>
        )}
        {context.navigationId !== undefined && (
          <SideNavigation navigationId={context.navigationId} pathname={pathname} area={area} />
        )}
      </Area>
    </>
  );
}
