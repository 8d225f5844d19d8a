import { useCallback, useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../i18n/I18nProvider';
import type { PaletteMode } from '../shared/preferences';
import { themedProducts, type ThemedProduct } from '../shared/themedProducts';
import { themeRoot, toThemeValues, type ThemeNode } from '../shared/themeTree';
import { useThemeState } from '../theme/ThemeProvider';
import { Button } from '../ui/Button';
import { SegmentedControl } from '../ui/SegmentedControl';
import { Switch } from '../ui/Switch';
import { findPaths, listAncestors, listPaths } from './themePaths';
import { ThemeList, Tree, type ThemeChanges } from './ThemeTree';
import { useOpenedPaths } from './useOpenedPaths';
import { useReaderTree } from './useReaderTree';

const Root = styled.section`
  max-inline-size: var(--page-width);
  margin-block: var(--space-4) var(--space-8);
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  margin-block-end: var(--space-3);
  > input {
    flex: 1 1 14rem;
    min-inline-size: 0;
    min-block-size: 2.25rem;
    padding: 0 var(--space-3);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-control);
    background: var(--surface-1);
    color: var(--text);
    font: var(--type-small);
  }
  > input::placeholder {
    color: var(--text-quiet);
    opacity: 1;
  }
  html:not([data-js]) & {
    display: none;
  }
`;

const Status = styled.p`
  min-block-size: 1.375rem;
  margin: 0 0 var(--space-2);
  color: var(--text-quiet);
  font: var(--type-small);
  html:not([data-js]) & {
    display: none;
  }
`;

const noChanges: ThemeChanges = new Map();

function toChanges(defaults: readonly ThemeNode[], own: readonly ThemeNode[]): ThemeChanges {
  const before = toThemeValues(defaults);
  const changes = new Map<string, { light: string; dark: string } | null>();
  for (const [path, { light, dark }] of toThemeValues(own)) {
    const known = before.get(path);
    if (known?.light !== light || known.dark !== dark) changes.set(path, known ?? null);
  }
  return changes;
}

interface ThemeViewerProps {
  product: ThemedProduct;
  /** The default theme of the product, made by its installed package at build time. */
  tree: readonly ThemeNode[];
}

/** The theme object as a tree: to search, to open, to link to; with what the reader's settings change in it. */
export function ThemeViewer({ product, tree }: ThemeViewerProps) {
  const translate = useTranslate();
  const inputId = useId();
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
  const changes = useMemo(() => (own ? toChanges(tree, own) : noChanges), [tree, own]);
  const found = useMemo(() => findPaths(shownTree, query), [shownTree, query]);
  const shown = useMemo(() => {
    if (!isChangedOnly || changes.size === 0) return found?.shown ?? null;
    const changed = [...changes.keys()].filter((path) => found?.shown.has(path) ?? true);
    return new Set(changed.flatMap((path) => [path, ...listAncestors(path)]));
  }, [found, changes, isChangedOnly]);

  const toStatus = () => {
    if (found) return translate('themeViewer.found', { count: found.count });
    if (changes.size > 0) return translate('themeViewer.changes', { count: changes.size });
    return translate('themeViewer.defaults', { maker: themedProducts[product].maker });
  };

  return (
    <Root aria-label={translate('themeViewer.region')}>
      <Controls className="screen-only">
        <label htmlFor={inputId} className="visually-hidden">
          {translate('themeViewer.search')}
        </label>
        <input
          id={inputId}
          type="search"
          value={query}
          placeholder={translate('themeViewer.placeholder', {
            color: themedProducts[product].color,
          })}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
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
