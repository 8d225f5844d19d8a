/** Names that compiled code takes from a module: `const _icons = require('…')` … `_icons.Add`. Those of types are gone. */
export function findUsedNames(compiled: string, specifier: string): string[] {
  const index = compiled.indexOf(`require('${specifier}')`);
  const variable = /(\w+)\s*=\s*(?:_interop\w+\()?$/.exec(compiled.slice(0, index))?.[1];
  if (!variable) return [];
  const member = new RegExp(`\\b${variable}\\.([\\p{ID_Continue}$]+)`, 'gu');
  return [...compiled.matchAll(member)].map(([, name = '']) => name);
}

/** 1-based line of an import; null if it is not found. */
export function findImportLine(code: string, specifier: string): number | null {
  const line = code
    .split('\n')
    .findIndex((text) => text.includes(`'${specifier}'`) || text.includes(`"${specifier}"`));
  return line < 0 ? null : line + 1;
}

const importStatement = /\b(?:import|export)\b([^'"]*)\bfrom\s*(['"])([^'"]+)\2/g;

/** 1-based line of a name that is imported from a module; that of the module where the name is not found. */
export function findNameLine(code: string, specifier: string, name: string): number | null {
  for (const { index, 0: statement, 1: names = '', 3: from } of code.matchAll(importStatement)) {
    if (from !== specifier || !names.split(/[^\p{ID_Continue}$]+/u).includes(name)) continue;
    return code.slice(0, index + statement.indexOf(name)).split('\n').length;
  }
  return findImportLine(code, specifier);
}
