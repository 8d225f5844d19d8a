import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { followLink } from '../offline/followLink';
import { reloadIfOutdated } from '../offline/reloadIfOutdated';
import type { SearchButtonElement } from '../shared/keptText';
import { media } from '../theme/media';
import { toButtonClass } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useOpenOverPage } from '../ui/useOpenOverPage';
import { readSearchFile } from './readSearchFile';
import { SearchClient } from './SearchClient';
import type { SearchDialogProps } from './SearchDialog';
import type { SearchEvent } from './SearchEvent';
import { useSearchShortcuts } from './useSearchShortcuts';
import { useTypeAhead } from './useTypeAhead';

type OpenedBy = Extract<SearchEvent, { type: 'open' }>['by'];

/** It and what follows stand at the end of the header. */
const Trigger = styled.a`
  justify-content: flex-start;
  margin-inline-start: auto;
  inline-size: 13rem;
  padding-inline: var(--space-2);
  color: var(--text-quiet);
  font-weight: 400;
  ${media.phone} {
    inline-size: 2.25rem;
    border-color: transparent;
    background: transparent;
  }
`;

const Label = styled.span`
  flex: 1;
  ${media.phone} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** As wide as the longer of the two, and empty until the platform is known. */
const Shortcut = styled.kbd`
  min-inline-size: 6ch;
  color: var(--text-quiet);
  font: var(--type-tiny);
  font-family: var(--font-code);
  text-align: end;
  ${media.phone} {
    display: none;
  }
  @media (pointer: coarse) {
    visibility: hidden;
  }
`;

const siteMap = '/site-map/';

function ignore(): void {
  // Events are for whoever wants to count them.
}

interface SearchButtonProps {
  /** Of the present page: with another one the dialog closes. */
  pathname: string;
  /** Id of the product of the present page, whose results come first. */
  currentProduct: string | null;
  onEvent?(event: SearchEvent): void;
  navigate?(href: string): void;
  /** Reads a file of the index. */
  readFile?(name: string): Promise<unknown>;
}

/**
 * Opens search. Without script it is a link to the site map; the dialog and the index are fetched when the reader shows that
 * they want them.
 */
export function SearchButton({
  pathname,
  currentProduct,
  onEvent = ignore,
  navigate = followLink,
  readFile = readSearchFile,
}: SearchButtonProps) {
  const translate = useTranslate();
  const [client] = useState(() => new SearchClient(readFile));
  const [platform, setPlatform] = useState<'mac' | 'other' | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const [isOpen, setOpen] = useOpenOverPage(pathname);
  const [typed, setTyped] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isLoading = useRef(false);

  useEffect(() => setPlatform(/mac|iphone|ipad/i.test(navigator.userAgent) ? 'mac' : 'other'), []);

  const prepare = useCallback(() => {
    // What fails here is told when it is asked for.
    void client.load().catch(() => null);
    if (isLoading.current) return;
    isLoading.current = true;
    import(/* webpackChunkName: "search" */ './SearchDialog').then(
      (module) => setDialog(() => module.SearchDialog),
      () => {
        isLoading.current = false;
        setFailed(true);
      },
    );
  }, [client]);

  const open = useCallback(
    (by: OpenedBy, text: string | null = null) => {
      setFailed(false);
      prepare();
      setTyped(text);
      setOpen(true);
      onEvent({ type: 'open', by });
    },
    [prepare, setOpen, onEvent],
  );
  const close = useCallback(() => setOpen(false), [setOpen]);

  useEffect(() => {
    if (!isOpen || !hasFailed) return undefined;
    let isWanted = true;
    void reloadIfOutdated().then((reloads) => {
      // The reader may have gone to another page meanwhile.
      if (!isWanted) return;
      setOpen(false);
      if (!reloads) navigate(siteMap);
    });
    return () => {
      isWanted = false;
    };
  }, [isOpen, hasFailed, navigate, setOpen]);

  useSearchShortcuts({
    toggle: useCallback(() => (isOpen ? close() : open('shortcut')), [isOpen, open, close]),
    open: useCallback(() => open('slash'), [open]),
  });
  useTypeAhead(
    isOpen && !Dialog,
    useCallback((letter) => {
      setTyped((text) => (letter === null ? (text ?? '').slice(0, -1) : (text ?? '') + letter));
    }, []),
  );

  const onClick = (event: MouseEvent<SearchButtonElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { keptText } = event.currentTarget;
    delete event.currentTarget.keptText;
    open('button', keptText);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (event.key === ' ') open('button');
    else if (/^[\p{L}\p{N}]$/u.test(event.key)) open('typing', event.key);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <Trigger
        className={toButtonClass()}
        href={siteMap}
        data-action="search"
        role={platform ? 'button' : undefined}
        aria-haspopup={platform ? 'dialog' : undefined}
        aria-keyshortcuts={platform ? 'Control+K Meta+K /' : undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
      >
        <Icon name="search" />
        <Label>{translate('header.search')}</Label>
        <Shortcut aria-hidden="true">{platform && (platform === 'mac' ? '⌘K' : 'Ctrl+K')}</Shortcut>
      </Trigger>
      {Dialog && (
        <Dialog
          client={client}
          isOpen={isOpen}
          initialQuery={typed}
          currentProduct={currentProduct}
          navigate={navigate}
          onClose={close}
          onEvent={onEvent}
        />
      )}
    </>
  );
}
