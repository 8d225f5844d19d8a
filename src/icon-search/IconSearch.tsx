import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../i18n/I18nProvider';
import { Button } from '../ui/Button';
import { IconDialog } from './IconDialog';
import { IconFiles } from './IconFiles';
import { IconGrid } from './IconGrid';
import { IconSearchForm } from './IconSearchForm';
import { More, NoScript, Root } from './IconSearchStyle';
import { IconStatus } from './IconStatus';
import { useChosenIcon } from './useChosenIcon';
import { useFoundIcons, type IconSetData } from './useFoundIcons';
import { useIconIndex } from './useIconIndex';
import { useIconQuestion } from './useIconQuestion';

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
  const { query, theme, selected, limit, setQuery, setTheme, select, raiseLimit } = useIconQuestion(
    set.first.length,
  );
  const { icons, total, arePicturesMissing, getMarkup, load } = useFoundIcons(
    set,
    files,
    known,
    { query, theme },
    limit,
  );
  const { isChosen, icon: shown, styles, meanings } = useChosenIcon(known, selected, load);

  const showMore = () => {
    flushSync(() => raiseLimit(moreStep));
    // The button may be gone, and where it is not it is behind all of them.
    root.current?.querySelectorAll<HTMLElement>('li > button')[icons.length]?.focus();
  };

  return (
    <Root ref={root} aria-label={translate('icons.region')}>
      <IconSearchForm
        inputRef={input}
        query={query}
        theme={theme}
        onAsk={setQuery}
        onTheme={setTheme}
      />
      <IconStatus
        query={query}
        total={total}
        isKnown={known !== null}
        hasFailed={hasFailed}
        arePicturesMissing={arePicturesMissing}
      />
      <NoScript>{translate('icons.noScript', { count: set.first.length })}</NoScript>
      <IconGrid
        label={translate('icons.results')}
        icons={icons}
        getMarkup={getMarkup}
        onOpen={select}
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
        onChoose={select}
        onSearch={(word) => {
          isSearching.current = true;
          setQuery(word);
        }}
        onClose={() => {
          select('');
          // The browser has given the focus back to where the dialog was opened.
          if (isSearching.current) input.current?.focus();
          isSearching.current = false;
        }}
      />
    </Root>
  );
}
