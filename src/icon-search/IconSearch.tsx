import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import { useAddressState } from '../preferences/useAddressState';
import { findIcon, iconStyles, iconThemes, type IconMarkup } from '../shared/icons';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { SegmentedControl } from '../ui/SegmentedControl';
import { IconDialog, type IconColor } from './IconDialog';
import { IconFiles, type PlacedIcon } from './IconFiles';
import { IconGrid } from './IconGrid';
import { initialAddress, parseIconAddress, toIconQuery } from './iconAddress';
import { toPlacedIcons } from './toPlacedIcons';
import { useIconIndex } from './useIconIndex';

/** As high as a screen at least: what stands below does not come up while the reader types. */
const Root = styled.section`
  max-inline-size: var(--page-width);
  min-block-size: 60rem;
  margin-block: var(--space-4) var(--space-8);
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  html:not([data-js]) & {
    display: none;
  }
`;

const Field = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding-inline: var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-control);
  background: var(--surface-1);
  color: var(--text-quiet);
  &:has(:focus-visible) {
    outline: var(--focus-ring);
    outline-offset: 2px;
  }
  > input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 2.75rem;
    border: 0;
    outline: 0;
    background: none;
    color: var(--text);
    font: var(--type-body);
  }
  > input::placeholder {
    color: var(--text-quiet);
    opacity: 1;
  }
`;

const Status = styled.p`
  margin: var(--space-3) 0;
  min-block-size: 1.375rem;
  color: var(--text-quiet);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;
`;

const NoScript = styled.p`
  html[data-js] & {
    display: none;
  }
`;

const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
  margin-block-start: var(--space-4);
  html:not([data-js]) & {
    display: none;
  }
`;

const moreStep = 216;

/** What the build knows of the icons. */
export interface IconSetData {
  /** Pathname of the folder with the files, with a slash at both ends. */
  readonly folder: string;
  /** Icons in the filled style. */
  readonly count: number;
  /** Shown before any file is here, in the filled style and in the order of the set. */
  readonly first: readonly { readonly name: string; readonly markup: IconMarkup }[];
  readonly colors: readonly IconColor[];
}

interface IconSearchProps {
  set: IconSetData;
}

/** The icons of the installed package, searched by name and by what they show and mean. */
export function IconSearch({ set }: IconSearchProps) {
  const translate = useTranslate();
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const files = useMemo(() => new IconFiles(set.folder), [set.folder]);
  const { known, hasFailed, retry } = useIconIndex(files);
  const [{ query, theme, selected }, change] = useAddressState(
    initialAddress,
    parseIconAddress,
    toIconQuery,
  );
  const [limit, setLimit] = useState(set.first.length);
  const [isPicturesMissing, setPicturesMissing] = useState(false);
  useSyncExternalStore(files.subscribe, files.getChanges, () => 0);

  const first = useMemo(() => {
    const places = new Map(set.first.map(({ name }, place) => [name, place]));
    const markups = new Map(set.first.map(({ name, markup }) => [name, markup]));
    return { names: [...places.keys()], places, markups };
  }, [set.first]);
  const found = useMemo(
    () => (known ? known.index.search(query) : first.names),
    [known, query, first],
  );
  const { icons, total } = useMemo(
    () =>
      known
        ? toPlacedIcons(found, known.data, known.places, theme, limit)
        : toPlacedIcons(found, { missing: {} }, first.places, 'Filled', limit),
    [known, found, first, theme, limit],
  );
  const getMarkup = useCallback(
    (icon: PlacedIcon) =>
      (icon.style === 'Filled' ? first.markups.get(icon.name) : undefined) ?? files.getMarkup(icon),
    [files, first],
  );

  const chosen = known && selected !== '' ? findIcon(known.data, selected) : null;
  const [lastChosen, setLastChosen] = useState(chosen);
  if (chosen && (chosen.name !== lastChosen?.name || chosen.style !== lastChosen.style)) {
    setLastChosen(chosen);
  }
  const shown = chosen ?? lastChosen;
  const shownPlace = (shown && known?.places.get(shown.name)) ?? 0;
  const shownStyles = iconStyles.filter(
    (style) => shown && !known?.data.missing[shown.name]?.includes(style),
  );

  useEffect(() => {
    let isCurrent = true;
    const wanted = icons.filter((icon) => getMarkup(icon) === undefined);
    const [shownIcon] = chosen ? [{ ...chosen, place: known?.places.get(chosen.name) ?? 0 }] : [];
    void files.load(shownIcon ? [...wanted, shownIcon] : wanted).then((isComplete) => {
      if (isCurrent) setPicturesMissing(!isComplete);
    });
    return () => {
      isCurrent = false;
    };
    // `chosen` is another object with each render; what it stands for is `selected`.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [files, icons, getMarkup, known, selected]);

  const ask = (text: string) => {
    setLimit(set.first.length);
    change({ query: text, selected: '' });
  };
  const onOpen = useCallback((component: string) => change({ selected: component }), [change]);
  const shownTotal = known ? total : set.count;
  const toStatus = () => {
    if (hasFailed) return translate('icons.unreachable');
    if (isPicturesMissing) return translate('icons.picturesMissing');
    if (known && total === 0) return translate('icons.none', { query });
    if (query.trim() === '' || !known)
      return translate('icons.all', { count: shownTotal.toLocaleString('en') });
    return translate(total === 1 ? 'icons.one' : 'icons.found', {
      count: total.toLocaleString('en'),
    });
  };

  return (
    <Root aria-label={translate('icons.region')}>
      <Form role="search" onSubmit={(event) => event.preventDefault()}>
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
      <More>
        {hasFailed && <Button onClick={retry}>{translate('icons.retry')}</Button>}
        {icons.length < shownTotal && (
          <Button onClick={() => setLimit(limit + moreStep)}>
            {translate('icons.more', {
              count: Math.min(moreStep, shownTotal - icons.length),
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
          ask(word);
          input.current?.focus();
        }}
        onClose={() => change({ selected: '' })}
      />
    </Root>
  );
}
