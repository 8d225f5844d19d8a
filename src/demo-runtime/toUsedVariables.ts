import { type VariableSheet } from './variableTheme';

const use = /var\((--[\w-]+)/g;

/**
 * Of what opens over the page, and of grids, which the server does not render: scripts insert their styles as soon as they run, and a
 * variable that is missing restyles the page.
 */
const usedByScripts =
  /^--\w+-zIndex-|^--mui-palette-(?:text-(?:primary|secondary)|background-(?:paper|defaultChannel)|action-(?:active|hover|disabledOpacity|selectedOpacity)|TableCell-border)$/;

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

function pick(variables: VariableSheet['root'], names: ReadonlySet<string>) {
  return Object.fromEntries(
    Object.entries(variables).filter(([name]) => names.has(name) || usedByScripts.test(name)),
  );
}

/** The part of the sheets that a text of CSS or HTML reads, also through other variables, or that scripts read at once. */
export function toUsedVariables(text: string, sheets: readonly VariableSheet[]): VariableSheet[] {
  const used = new Set<string>();
  addUsed(text, sheets, used);
  return sheets.map(({ root, light, dark }) => ({
    root: pick(root, used),
    light: pick(light, used),
    dark: pick(dark, used),
  }));
}
