import { useEffect, useState } from 'react';
import { reloadIfOutdated } from '../offline/reloadIfOutdated';
import type { ThemedProduct } from '../shared/themedProducts';
import type { ThemeNode } from '../shared/themeTree';
import { useThemeState } from '../theme/ThemeProvider';
import { initialThemeState } from '../theme/themeState';

/**
 * The theme with the reader's settings; null while they are the site's own. The library is fetched when it is needed.
 * What settings make of a theme of Joy UI is not shown.
 */
export function useReaderTree(product: ThemedProduct): readonly ThemeNode[] | null {
  const { direction, spacing, dense, paletteColors } = useThemeState();
  const { primary, secondary } = paletteColors;
  const [tree, setTree] = useState<readonly ThemeNode[] | null>(null);
  const isOwn =
    product === 'material-ui' &&
    (direction !== initialThemeState.direction ||
      spacing !== initialThemeState.spacing ||
      dense !== initialThemeState.dense ||
      primary !== undefined ||
      secondary !== undefined);

  useEffect(() => {
    if (!isOwn) {
      setTree(null);
      return undefined;
    }
    let isCurrent = true;
    const paletteColors = { ...(primary ? { primary } : {}), ...(secondary ? { secondary } : {}) };
    import(/* webpackChunkName: "theme-library" */ './createReaderTree').then(
      ({ createReaderTree }) => {
        if (isCurrent) setTree(createReaderTree({ direction, spacing, dense, paletteColors }));
      },
      () => void reloadIfOutdated(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isOwn, direction, spacing, dense, primary, secondary]);
  return tree;
}
