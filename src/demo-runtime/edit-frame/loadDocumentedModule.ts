import { modules } from 'virtual:documented-modules';
import { findUsedNames } from './importedNames';
import { loadIcons } from './loadIcons';

const icons = '@mui/icons-material';

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
