const importForm = /(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"]+)\1/g;

/** What code imports or exports from, by `import()` too: packages, their parts and local files, as it names them. */
export function listImports(code: string): string[] {
  return [...code.matchAll(importForm)].map(([, , specifier = '']) => specifier);
}
