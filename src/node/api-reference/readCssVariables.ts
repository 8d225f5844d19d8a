import fs from 'node:fs';

export interface CssVariable {
  name: string;
  defaultValue: string | null;
}

/** Text between the parenthesis that opens before `start` and the one that closes it; `null` where none does. */
function readToClosing(text: string, start: number): string | null {
  let depth = 1;
  for (let index = start; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0) return text.slice(start, index);
    if (character === '\n') return null;
  }
  return null;
}

/** Values that stand behind a variable in `var(--Name-gap, 4px)`, where they depend on nothing else. */
function findFallbacks(text: string, name: string): Set<string> {
  const start = `var(${name}`;
  const fallbacks = new Set<string>();
  for (let at = text.indexOf(start); at !== -1; at = text.indexOf(start, at + 1)) {
    const inside = readToClosing(text, at + 'var('.length);
    const fallback = /^[\w-]+\s*,\s*(.+)$/.exec(inside ?? '')?.[1];
    if (fallback && !/[$`'"]/.test(fallback)) fallbacks.add(fallback.trim());
  }
  return fallbacks;
}

/**
 * Custom properties that bear a component's name and occur in its styles, `--Button-gap`; they can be set from outside.
 * @param file absolute path of the component's script.
 */
export function readCssVariables(file: string, componentName: string): CssVariable[] {
  const text = fs.readFileSync(file, 'utf8');
  if (!text.includes(`--${componentName}-`)) return [];
  const names = text.match(new RegExp(`--${componentName}-[A-Za-z][\\w-]*(?![\\w-]|\\$\\{)`, 'g'));
  return [...new Set(names)]
    .filter((name) => !name.endsWith('-'))
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((name) => {
      const [fallback, ...others] = findFallbacks(text, name);
      return { name, defaultValue: fallback && others.length === 0 ? fallback : null };
    });
}
