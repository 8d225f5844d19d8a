import { useContext, type ReactNode } from 'react';
import {
  StyleSheetContext,
  type IStyleSheetContext,
  type ServerStyleSheet,
} from 'styled-components';

type Stylis = IStyleSheetContext['stylis'];

/** Rules of all pages that this process has rendered. */
const knownRules = new Map<string, string[]>();

/** The frame and most components have the same styles on every page; they were made into rules for each. */
function rememberRules(stylis: Stylis): Stylis {
  const remember = (...[css, ...rest]: Parameters<Stylis>) => {
    const key = `${rest.join(' ')}{${css}`;
    const rules = knownRules.get(key) ?? stylis(css, ...rest);
    knownRules.set(key, rules);
    return rules;
  };
  return Object.assign(remember, { hash: stylis.hash });
}

interface CollectStylesProps {
  sheet: ServerStyleSheet;
  children: ReactNode;
}

/** Collects the styles of one page, as `StyleSheetManager` does. */
export function CollectStyles({ sheet, children }: CollectStylesProps) {
  const { stylis } = useContext(StyleSheetContext);
  const value = { styleSheet: sheet.instance, stylis: rememberRules(stylis) };
  return <StyleSheetContext.Provider value={value}>{children}</StyleSheetContext.Provider>;
}
