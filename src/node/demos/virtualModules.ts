import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoPage } from './demoPages';
import { findDocumentedModules } from './findDocumentedModules';
import { createIconFiles } from './iconFiles';
import { isSharedModule } from './reactShims';

/** Code of the modules that the bundler writes, by their ids; see `src/demo-runtime/virtualModules.d.ts`. */
export type VirtualModules = Readonly<Record<string, string>>;

const tailwindFiles = ['theme.css', 'preflight.css', 'utilities.css'];

function toModulesCode(pages: readonly DemoPage[]): string {
  const used = pages.flatMap(({ demos }) => demos.flatMap(({ source }) => source.packages));
  const specifiers = [...new Set([...findDocumentedModules(), ...used])]
    .filter((specifier) => !specifier.startsWith('@mui/icons-material'))
    .sort();
  const entries = specifiers.map((specifier) => {
    const name = JSON.stringify(specifier);
    // React has no default export in these terms; importing it as one gives all of it.
    return isSharedModule(specifier)
      ? `${name}: async () => (await import(${name})).default`
      : `${name}: () => import(${name})`;
  });
  return `export const modules = { ${entries.join(',\n')} };`;
}

function toTailwindCode(): string {
  const files = tailwindFiles.map((file) => [
    file,
    readFileSync(join(process.cwd(), 'node_modules', 'tailwindcss', file), 'utf8'),
  ]);
  return `export const tailwindFiles = ${JSON.stringify(Object.fromEntries(files))};`;
}

/** Source of the modules that the runtime imports and that only the build can write. */
export function createVirtualModules(pages: readonly DemoPage[]): VirtualModules {
  const icons = Object.entries(createIconFiles()).map(([letter, { name }]) => [
    letter,
    `./${name}`,
  ]);
  return {
    'virtual:documented-modules': toModulesCode(pages),
    'virtual:icon-files': `export const iconFiles = ${JSON.stringify(Object.fromEntries(icons))};`,
    'virtual:tailwind-files': toTailwindCode(),
  };
}
