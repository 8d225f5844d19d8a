import { useCallback, useMemo, useState } from 'react';
import { useTranslate } from '../i18n/I18nProvider';
import type { PaletteMode } from '../shared/preferences';
import { themedProducts, type ThemedProduct } from '../shared/themedProducts';
import { themeRoot, type ThemeNode } from '../shared/themeTree';
import { useThemeState } from '../theme/ThemeProvider';
import { Button } from '../ui/Button';
import { SegmentedControl } from '../ui/SegmentedControl';
import { Switch } from '../ui/Switch';
import { ThemeList } from './ThemeList';
import { findPaths, listPaths } from './themePaths';
import { ThemeSearch } from './ThemeSearch';
import { Tree } from './ThemeTreeStyle';
import { Controls, Root, Status } from './ThemeViewerStyle';
import { toShownPaths } from './toShownPaths';
import { toThemeChanges, type ThemeChanges } from './toThemeChanges';
import { useOpenedPaths } from './useOpenedPaths';
import { useReaderTree } from './useReaderTree';

const noChanges: ThemeChanges = new Map();

interface ThemeViewerProps {
  product: ThemedProduct;
  /** The default theme of the product, made by its installed package at build time. */
  tree: readonly ThemeNode[];
}

/** The theme object as a tree: to search, to open, to link to; with what the reader's settings change in it. */
export function ThemeViewer({ product, tree }: ThemeViewerProps) {
  const translate = useTranslate();
  const { paletteMode } = useThemeState();
  const [mode, setMode] = useState<PaletteMode | null>(null);
  const [query, setQuery] = useState('');
  const [isChangedOnly, setChangedOnly] = useState(false);
  const showAll = useCallback(() => {
    setQuery('');
    setChangedOnly(false);
  }, []);
  const { opened, open, toggle } = useOpenedPaths(showAll);
  const own = useReaderTree(product);
  const shownTree = own ?? tree;
  const changes = useMemo(() => (own ? toThemeChanges(tree, own) : noChanges), [tree, own]);
  const found = useMemo(() => findPaths(shownTree, query), [shownTree, query]);
  const shown = useMemo(
    () => toShownPaths(found?.shown ?? null, isChangedOnly ? changes : noChanges),
    [found, changes, isChangedOnly],
  );

  const toStatus = () => {
    if (found) return translate('themeViewer.found', { count: found.count });
    if (changes.size > 0) return translate('themeViewer.changes', { count: changes.size });
    return translate('themeViewer.defaults', { maker: themedProducts[product].maker });
  };

  return (
    <Root aria-label={translate('themeViewer.region')}>
      <Controls className="screen-only">
        <ThemeSearch product={product} query={query} onChange={setQuery} />
        <SegmentedControl
          label={translate('settings.mode')}
          value={mode ?? paletteMode}
          options={(['light', 'dark'] as const).map((value) => ({
            value,
            label: translate(`settings.modes.${value}`),
          }))}
          onChange={setMode}
        />
        <Button onClick={() => open(listPaths(shownTree))}>
          {translate('themeViewer.openAll')}
        </Button>
        <Button onClick={() => open([])}>{translate('themeViewer.closeAll')}</Button>
        {changes.size > 0 && (
          <Switch
            label={translate('themeViewer.changedOnly')}
            checked={isChangedOnly}
            onChange={setChangedOnly}
          />
        )}
      </Controls>
      <Status role="status">{toStatus()}</Status>
      <Tree data-shown={mode ?? 'own'}>
        <ThemeList
          nodes={shownTree}
          path={themeRoot}
          shown={shown}
          opened={opened}
          changes={changes}
          onToggle={toggle}
        />
      </Tree>
    </Root>
  );
}
