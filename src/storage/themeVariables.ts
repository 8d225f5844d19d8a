import { parseThemeVariables, themeVariablesKey } from '../shared/preferences';
import { readStored } from './entries';

/** What the reader's colors mean for the libraries, as CSS variables by name; empty for the libraries' own. */
export function readThemeVariables(): Record<string, string> {
  return parseThemeVariables(readStored(themeVariablesKey));
}

/** Puts them on `<html>`, whose own style has no other variables, in place of those that are there. */
export function showThemeVariables(variables: Readonly<Record<string, string>>): void {
  const { style } = document.documentElement;
  for (const name of Array.from(style)) {
    if (name.startsWith('--') && !(name in variables)) style.removeProperty(name);
  }
  for (const [name, value] of Object.entries(variables)) style.setProperty(name, value);
}
