import { toLibraryName, type LibraryName } from '../../shared/toLibraryName';
import { type DemoLibrary } from '../demoLibrary';

const loaders: Readonly<Record<LibraryName, () => Promise<DemoLibrary>>> = {
  material: async () => (await import('../materialLibrary')).materialLibrary,
  joy: async () => (await import('../joyLibrary')).joyLibrary,
  materialAndJoy: async () => (await import('../materialAndJoyLibrary')).materialAndJoyLibrary,
  base: async () => (await import('../baseLibrary')).baseLibrary,
};

/** The library whose theme code lives in, decided by what it imports, as for demos of the page. */
export function loadLibrary(codes: readonly string[]): Promise<DemoLibrary> {
  const packages = codes.flatMap((code) =>
    [...code.matchAll(/\bfrom\s*['"]([^'"]+)['"]/g)].map(([, specifier = '']) => specifier),
  );
  return loaders[toLibraryName(packages)]();
}
