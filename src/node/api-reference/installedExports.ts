import { createRequire } from 'node:module';
import { type InstalledPackage, findMain } from './installedPackage';

/**
 * What a package exports when it runs, which its declarations may promise more of.
 * @returns `null` where Node cannot run it by itself.
 */
export function loadExports({ directory }: InstalledPackage): Record<string, unknown> | null {
  const main = findMain(directory);
  if (main === null) return null;
  try {
    const loaded: unknown = createRequire(main)(main);
    return typeof loaded === 'object' && loaded !== null
      ? (loaded as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** React's marks, https://github.com/facebook/react/blob/v18.3.1/packages/shared/ReactSymbols.js. */
const forwardRefMark = Symbol.for('react.forward_ref');
const memoMark = Symbol.for('react.memo');

function isObject(value: unknown): value is Record<string, unknown> {
  return (typeof value === 'object' || typeof value === 'function') && value !== null;
}

/**
 * Whether React hands a ref to a component: to classes, and to what is made by `forwardRef`. A styled component is, though on
 * a server, as here, it is a function.
 * @returns `null` for what is no component.
 */
export function takesRef(component: unknown): boolean | null {
  if (!isObject(component)) return null;
  const mark = component['$$typeof'];
  if (mark === memoMark) return takesRef(component['type']);
  if (mark !== undefined) return mark === forwardRefMark;
  if (typeof component !== 'function') return null;
  const { prototype } = component as { prototype?: unknown };
  const isClass = isObject(prototype) && prototype['isReactComponent'] !== undefined;
  return isClass || '__emotion_base' in component;
}
