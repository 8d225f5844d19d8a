import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Modules that demo scripts take from the page (see `SiteReact`), by the property they are handed over as. */
const shared: Readonly<Record<string, string>> = {
  react: 'React',
  'react-dom': 'ReactDOM',
  'react-dom/client': 'ReactDOMClient',
  'react/jsx-runtime': 'jsxRuntime',
};

const identifier = /^[A-Za-z_$][\w$]*$/;

/** Whether a bundler has to replace this module. */
export function isSharedModule(specifier: string): boolean {
  return specifier in shared;
}

/**
 * Code of an ES module that exports what the page handed over.
 * Portals get a mark that says whose they are (see `PortalScope`).
 * @param specifier one for which `isSharedModule` holds.
 */
export function toSharedModuleCode(specifier: string): string {
  const load = createRequire(join(process.cwd(), 'package.json'));
  const names = Object.keys(load(specifier) as object).filter(
    (name) => identifier.test(name) && name !== 'default',
  );
  const object = `globalThis.__siteReact.${shared[specifier] ?? ''}`;
  const own = specifier === 'react-dom' ? ['createPortal'] : [];
  const lines = names
    .filter((name) => !own.includes(name))
    .map((name) => `export const ${name} = shared.${name};`);
  const portal = [
    `import { jsx } from 'react/jsx-runtime';`,
    `import { PortalScope } from ${JSON.stringify(join(process.cwd(), 'src/demo-runtime/PortalScope'))};`,
    `export const createPortal = (children, container, key) =>`,
    `  shared.createPortal(jsx(PortalScope, { children }), container, key);`,
  ];
  return [
    ...(own.length > 0 ? portal : []),
    `const shared = ${object};`,
    ...lines,
    own.length > 0 ? 'export default { ...shared, createPortal };' : 'export default shared;',
  ].join('\n');
}
