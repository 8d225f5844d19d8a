import { join } from 'node:path';
import type { DemoPage } from './demoPages';
import type { LibraryName } from '../../shared/toLibraryName';

const modules: Readonly<Record<LibraryName, string>> = {
  material: 'materialLibrary',
  joy: 'joyLibrary',
  materialAndJoy: 'materialAndJoyLibrary',
  base: 'baseLibrary',
};

/** The name that the library has in generated code. */
export function toLibraryExpression(library: LibraryName): string {
  return modules[library];
}

/** Import statements for the libraries of these pages, and of no others. */
export function libraryImports(pages: readonly DemoPage[]): string {
  const names = new Set(pages.flatMap(({ demos }) => demos.map(({ library }) => library)));
  return [...names]
    .map((name) => {
      const path = JSON.stringify(join(process.cwd(), 'src/demo-runtime', modules[name]));
      return `import { ${modules[name]} } from ${path};`;
    })
    .join('\n');
}
