import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { followLink } from '../offline/followLink';
import { reloadIfOutdated } from '../offline/reloadIfOutdated';
import { useOpenOverPage } from '../ui/useOpenOverPage';
import { readSearchFile } from './readSearchFile';
import { SearchClient } from './SearchClient';
import type { SearchDialogProps } from './SearchDialog';
import type { SearchEvent } from './SearchEvent';
import { SearchTrigger } from './SearchTrigger';
import { useSearchShortcuts } from './useSearchShortcuts';
import { useTypeAhead } from './useTypeAhead';

type OpenedBy = Extract<SearchEvent, { type: 'open' }>['by'];

const siteMap = '/site-map/';

function ignore(): void {
  // Events are for whoever wants to count them.
}

/**
 * The dialog, null until its script is there, and what fetches that with the index, once.
 * @param onFail called when the script could not be fetched, which the next call tries again; the same function always
 */
function useDialogScript(
  client: SearchClient,
  onFail: () => void,
): readonly [Dialog: ComponentType<SearchDialogProps> | null, prepare: () => void] {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const isLoading = useRef(false);

  const prepare = useCallback(() => {
    // What fails here is told when it is asked for.
    void client.load().catch(() => null);
    if (isLoading.current) return;
    isLoading.current = true;
    import(/* webpackChunkName: "search" */ './SearchDialog').then(
      (module) => setDialog(() => module.SearchDialog),
      () => {
        isLoading.current = false;
        onFail();
      },
    );
  }, [client, onFail]);

  return [Dialog, prepare];
}

/** For a reader who waits for a dialog that cannot be had: another version of the site if there is one, else the site map. */
function useSiteMapInstead(
  isWaitedFor: boolean,
  close: () => void,
  navigate: (href: string) => void,
): void {
  useEffect(() => {
    if (!isWaitedFor) return undefined;
    let isWanted = true;
    void reloadIfOutdated().then((reloads) => {
      // The reader may have gone to another page meanwhile.
      if (!isWanted) return;
      close();
      if (!reloads) navigate(siteMap);
    });
    return () => {
      isWanted = false;
    };
  }, [isWaitedFor, close, navigate]);
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
  const [client] = useState(() => new SearchClient(readFile));
  const [isOpen, setOpen] = useOpenOverPage(pathname);
  const [typed, setTyped] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const [Dialog, prepare] = useDialogScript(client, fail);

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

  useSiteMapInstead(isOpen && hasFailed, close, navigate);
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

  return (
    <>
      <SearchTrigger href={siteMap} onApproach={prepare} onOpen={open} />
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
