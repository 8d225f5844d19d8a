import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { layers } from '../shared/layers';
import type { PageContext } from '../shared/pageContext';
import { columnQuery, media } from '../theme/media';
import { IconButton } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { panelHeadCss } from '../ui/PanelHead';
import { revealCurrentPage } from './navigationTree';
import { ProductList } from './ProductList';
import { SideNavigation } from './SideNavigation';
import { VersionList } from './VersionList';

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
function Switchers({ context }: { context: Partial<PageContext> }) {
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

const Scrim = styled.div`
  position: fixed;
  z-index: ${layers.scrim};
  inset: 0;
  background: var(--scrim);
  ${media.fromNavigation} {
    display: none;
  }
`;

interface SidePanelProps {
  context: Partial<PageContext>;
  pathname: string;
  isOpen: boolean;
  onClose(): void;
  /** What the focus may not reach while the drawer is open. */
  outside: RefObject<HTMLElement>[];
}

/**
 * Keeps focus and assistive technology in the drawer while it is open. Escape closes it, and so does a window that becomes so
 * wide that it is a column: nothing to close it with is shown there.
 */
function useDrawer({ isOpen, onClose, outside }: SidePanelProps, area: RefObject<HTMLElement>) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const elements = outside.map(({ current }) => current);
    for (const element of elements) element?.toggleAttribute('inert', true);
    if (area.current) revealCurrentPage(area.current);
    area.current?.querySelector('button')?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    const column = window.matchMedia(columnQuery);
    document.addEventListener('keydown', onKeyDown);
    column.addEventListener('change', onClose);
    return () => {
      for (const element of elements) element?.removeAttribute('inert');
      column.removeEventListener('change', onClose);
      document.removeEventListener('keydown', onKeyDown);
    };
    // The refs themselves never change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen, onClose]);
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
            <Switchers context={context} />
          </>
        )}
        {context.navigationId !== undefined && (
          <SideNavigation navigationId={context.navigationId} pathname={pathname} area={area} />
        )}
      </Area>
    </>
  );
}
