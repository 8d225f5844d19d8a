import { type DemoSource } from './collectDemos';

/** Whose theme a demo lives in. */
export type LibraryName = 'material' | 'joy' | 'materialAndJoy' | 'base';

/** Icons take the theme that is there, so they do not ask for one. */
const materialPackages = /^@mui\/(?:material|lab|x-[\w-]+)(?:\/|$)/;

/** Decided by what the demo and its local files import. */
export function toLibraryName({ packages }: DemoSource): LibraryName {
  const material = packages.some((name) => materialPackages.test(name));
  const joy = packages.some((name) => /^@mui\/joy(?:\/|$)/.test(name));
  if (material && joy) return 'materialAndJoy';
  if (joy) return 'joy';
  if (material || packages.some((name) => name.startsWith('@mui/icons-material')))
    return 'material';
  return 'base';
}
