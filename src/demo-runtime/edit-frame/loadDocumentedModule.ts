import { modules } from 'virtual:documented-modules';
import { loadIcons } from './loadIcons';

const icons = '@mui/icons-material';

/** Names that compiled code takes from a module: `const _icons = require('…')` … `_icons.Add`. */
function findUsedNames(compiled: string, specifier: string): string[] {
  const index = compiled.indexOf(`require('${specifier}')`);
  const variable = /(\w+)\s*=\s*(?:_interop\w+\()?$/.exec(compiled.slice(0, index))?.[1];
  if (!variable) return [];
  return [...compiled.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(
    ([, name = '']) => name,
  );
}

/**
 * @param specifier as in an import. @param compiled the code that imports it, for packages that are loaded in parts.
 * @returns the module, or null for what is not offered.
 */
export async function loadDocumentedModule(
  specifier: string,
  compiled: string,
): Promise<object | null> {
  if (specifier === icons) return loadIcons(findUsedNames(compiled, specifier));
  if (specifier.startsWith(`${icons}/`)) {
    const name = specifier.slice(icons.length + 1);
    const { [name]: icon } = await loadIcons([name]);
    return icon ? { __esModule: true, default: icon } : null;
  }
  const load = modules[specifier];
  if (!load) return null;
  return Object.assign(Object.create(null) as object, { __esModule: true }, await load());
}

/** 1-based line of an import; null if it is not found. */
export function findImportLine(code: string, specifier: string): number | null {
  const line = code
    .split('\n')
    .findIndex((text) => text.includes(`'${specifier}'`) || text.includes(`"${specifier}"`));
  return line < 0 ? null : line + 1;
}
