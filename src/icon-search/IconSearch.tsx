import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../i18n/I18nProvider';
import { useAddressState } from '../preferences/useAddressState';
import { findIcon, iconStyles, iconThemes } from '../shared/icons';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { SegmentedControl } from '../ui/SegmentedControl';
import { IconDialog } from './IconDialog';
import { IconFiles } from './IconFiles';
import { IconGrid } from './IconGrid';
import { Field, Form, More, NoScript, Root, Status } from './IconSearchStyle';
import { initialAddress, parseIconAddress, toIconQuery } from './iconAddress';
import { useFoundIcons, type IconSetData } from './useFoundIcons';
import { useIconIndex } from './useIconIndex';

const moreStep = 216;

interface IconSearchProps {
  set: IconSetData;
}

/** The icons of the installed package, searched by name and by what they show and mean. */
export function IconSearch({ set }: IconSearchProps) {
  const translate = useTranslate();
  const inputId = useId();
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

  const chosen = known && selected !== '' ? findIcon(known.data, selected) : null;
  const [lastChosen, setLastChosen] = useState(chosen);
  if (chosen && (chosen.name !== lastChosen?.name || chosen.style !== lastChosen.style)) {
    setLastChosen(chosen);
  }
  const shown = chosen ?? lastChosen;
  const shownPlace = (shown && known?.places.get(shown.name)) ?? 0;
  const shownStyle = shown?.style;
  const shownStyles = iconStyles.filter(
    (style) => shown && !known?.data.missing[shown.name]?.includes(style),
  );
  useEffect(() => {
    if (shownStyle) load([{ name: '', style: shownStyle, place: shownPlace }]);
  }, [load, shownStyle, shownPlace]);

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
      <Form className="screen-only" role="search" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={inputId} className="visually-hidden">
          {translate('icons.search')}
        </label>
        <Field>
          <Icon name="search" />
          <input
            ref={input}
            id={inputId}
            type="search"
            value={query}
            placeholder={translate('icons.placeholder')}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={100}
            onChange={(event) => ask(event.currentTarget.value)}
          />
        </Field>
        <SegmentedControl
          label={translate('icons.style')}
          value={theme}
          options={iconThemes.map((value) => ({
            value,
            label: translate(`icons.styles.${value}`),
          }))}
          onChange={(value) => {
            setLimit(set.first.length);
            change({ theme: value });
          }}
        />
      </Form>
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
        isOpen={chosen !== null}
        icon={shown}
        styles={shownStyles}
        markup={shown ? getMarkup({ ...shown, place: shownPlace }) : undefined}
        colors={set.colors}
        meanings={(known?.data.meanings[shownPlace] ?? '').split(', ').filter(Boolean)}
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
