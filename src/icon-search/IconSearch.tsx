import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../i18n/I18nProvider';
import { useAddressState } from '../preferences/useAddressState';
import { Button } from '../ui/Button';
import { IconDialog } from './IconDialog';
import { IconFiles } from './IconFiles';
import { IconGrid } from './IconGrid';
import { IconSearchForm } from './IconSearchForm';
import { More, NoScript, Root, Status } from './IconSearchStyle';
import { initialAddress, parseIconAddress, toIconQuery } from './iconAddress';
import { useChosenIcon } from './useChosenIcon';
import { useFoundIcons, type IconSetData } from './useFoundIcons';
import { useIconIndex } from './useIconIndex';

const moreStep = 216;

interface IconSearchProps {
  set: IconSetData;
}

/** The icons of the installed package, searched by name and by what they show and mean. */
export function IconSearch({ set }: IconSearchProps) {
  const translate = useTranslate();
  const root = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isSearching = useRef(false);
  const files = useMemo(() => new IconFiles(set.folder), [set.folder]);
  const { known, hasFailed, retry } = useIconIndex(files);
  const [{ query, theme, selected }, change] = useAddressState(
    initialAddress,
    parseIconAddress,
    toIconQuery,
  );
  const [limit, setLimit] = useState(set.first.length);
  const { icons, total, arePicturesMissing, getMarkup, load } = useFoundIcons(
    set,
    files,
    known,
    { query, theme },
    limit,
  );

  const { isChosen, icon: shown, styles, meanings } = useChosenIcon(known, selected, load);

  const ask = (text: string) => {
    setLimit(set.first.length);
    change({ query: text, selected: '' });
  };
  const showMore = () => {
    flushSync(() => setLimit(limit + moreStep));
    // The button may be gone, and where it is not it is behind all of them.
    root.current?.querySelectorAll<HTMLElement>('li > button')[icons.length]?.focus();
  };
  const onOpen = useCallback((component: string) => change({ selected: component }), [change]);
  const toStatus = () => {
    if (hasFailed) return translate('icons.unreachable');
    if (arePicturesMissing) return translate('icons.picturesMissing');
    if (known && total === 0) return translate('icons.none', { query });
    if (query.trim() === '' || !known)
      return translate('icons.all', { count: total.toLocaleString('en') });
    return translate(total === 1 ? 'icons.one' : 'icons.found', {
      count: total.toLocaleString('en'),
    });
  };

  return (
    <Root ref={root} aria-label={translate('icons.region')}>
      <IconSearchForm
        inputRef={input}
        query={query}
        theme={theme}
        onAsk={ask}
        onTheme={(value) => {
          setLimit(set.first.length);
          change({ theme: value });
        }}
      />
      <Status role="status">{toStatus()}</Status>
      <NoScript>{translate('icons.noScript', { count: set.first.length })}</NoScript>
      <IconGrid
        label={translate('icons.results')}
        icons={icons}
        getMarkup={getMarkup}
        onOpen={onOpen}
      />
      <More className="screen-only">
        {hasFailed && <Button onClick={retry}>{translate('icons.retry')}</Button>}
        {icons.length < total && (
          <Button onClick={showMore}>
            {translate('icons.more', {
              count: Math.min(moreStep, total - icons.length),
            })}
          </Button>
        )}
      </More>
      <IconDialog
        isOpen={isChosen}
        icon={shown}
        styles={styles}
        markup={shown ? getMarkup(shown) : undefined}
        colors={set.colors}
        meanings={meanings}
        onChoose={onOpen}
        onSearch={(word) => {
          isSearching.current = true;
          ask(word);
        }}
        onClose={() => {
          change({ selected: '' });
          // The browser has given the focus back to where the dialog was opened.
          if (isSearching.current) input.current?.focus();
          isSearching.current = false;
        }}
      />
    </Root>
  );
}
