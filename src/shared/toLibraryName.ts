/** Whose theme a demo lives in. */
export type LibraryName = 'material' | 'joy' | 'materialAndJoy' | 'base';

const materialPackages = /^@mui\/(?:material|lab|x-[\w-]+)(?:\/|$)/;

/**
 * Decided by what a demo and its local files import. Icons take the theme that is there, so they ask for one only where
 * nothing else does.
 * @param packages specifiers, as `@mui/material/Button`.
 */
export function toLibraryName(packages: readonly string[]): LibraryName {
  const material = packages.some((name) => materialPackages.test(name));
  const joy = packages.some((name) => /^@mui\/joy(?:\/|$)/.test(name));
  if (material && joy) return 'materialAndJoy';
  if (joy) return 'joy';
  if (material || packages.some((name) => name.startsWith('@mui/icons-material')))
    return 'material';
  return 'base';
}
