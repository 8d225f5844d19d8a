import type { VariableSheet } from './variableTheme';

const use = /var\((--[\w-]+)/g;

/**
 * Of what opens over the page, lists and tooltips among it: scripts insert its styles as soon as they run, and a variable that is missing
 * restyles the page.
 */
const usedByScripts =
  /^--\w+-(?:zIndex-|shadow(?:Ring|Channel|Opacity)$|palette-(?:background-(?:popup|backdrop)|neutral-solid(?:Color|Bg))$)/;

/** Of grids, which the server does not render: what the styles of those on our pages were seen to read. */
const usedByGrids =
  /^--mui-(?:opacity-input|palette-(?:text-(?:primary|secondary|disabled)$|action-|background-|common-onBackgroundChannel|divider|primary-(?:main|contrastText$)|TableCell))/;

function addUsed(text: string, sheets: readonly VariableSheet[], used: Set<string>): void {
  for (const [, name = ''] of text.matchAll(use)) {
    if (used.has(name)) continue;
    used.add(name);
    for (const { root, light, dark } of sheets) {
      for (const variables of [root, light, dark]) {
        if (name in variables) addUsed(String(variables[name]), sheets, used);
      }
    }
  }
}

/**
 * The part of the sheets that a text of CSS or HTML reads, also through other variables, or that scripts read at once.
 * @param hasGrids whether the page shows data grids
 */
export function toUsedVariables(
  text: string,
  sheets: readonly VariableSheet[],
  hasGrids: boolean,
): VariableSheet[] {
  const isUsedLater = (name: string) =>
    usedByScripts.test(name) || (hasGrids && usedByGrids.test(name));
  const later = sheets
    .flatMap(({ root, light, dark }) => Object.keys({ ...root, ...light, ...dark }))
    .filter(isUsedLater)
    .map((name) => `var(${name})`);
  const used = new Set<string>();
  addUsed([text, ...later].join(' '), sheets, used);
  const pick = (variables: VariableSheet['root']) =>
    Object.fromEntries(Object.entries(variables).filter(([name]) => used.has(name)));
  return sheets.map(({ root, light, dark }) => ({
    root: pick(root),
    light: pick(light),
    dark: pick(dark),
  }));
}
