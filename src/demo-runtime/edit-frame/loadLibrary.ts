import { listImports } from '../../shared/listImports';
import { toLibraryName, type LibraryName } from '../../shared/toLibraryName';
import type { DemoLibrary } from '../demoLibrary';

const loaders: Readonly<Record<LibraryName, () => Promise<DemoLibrary>>> = {
  material: async () => (await import('../materialLibrary')).materialLibrary,
  joy: async () => (await import('../joyLibrary')).joyLibrary,
  materialAndJoy: async () => (await import('../materialAndJoyLibrary')).materialAndJoyLibrary,
  base: async () => (await import('../baseLibrary')).baseLibrary,
};

/** The library whose theme code lives in, decided by what it imports, as for demos of the page. */
export function loadLibrary(codes: readonly string[]): Promise<DemoLibrary> {
  return loaders[toLibraryName(codes.flatMap(listImports))]();
}
