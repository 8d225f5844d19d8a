import path from 'node:path';
import ts from 'typescript';
import type { CachedSource } from '../../src/node/verify/compileCached';

type Exports = Record<string, unknown>;

/** Runs the module that a block is. @returns its exports. @throws what the module throws. */
export function runBlock({
  path: file,
  code,
  siblings,
}: Pick<CachedSource, 'path' | 'code' | 'siblings'>): Exports {
  const modules = new Map<string, Exports>();

  const load = (place: string, text: string): Exports => {
    const known = modules.get(place);
    if (known) return known;
    const { outputText } = ts.transpileModule(text, {
      fileName: place,
      compilerOptions: {
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.CommonJS,
        jsx: ts.JsxEmit.ReactJSX,
        esModuleInterop: true,
      },
    });
    const exports: Exports = {};
    modules.set(place, exports);
    const requireFrom = (name: string): unknown => {
      if (!name.startsWith('.')) return jest.requireActual(name);
      const sibling = siblings.get(path.basename(name).replace(/\.\w+$/, ''));
      if (sibling) return load(sibling.path, sibling.code);
      return jest.requireActual(path.resolve(path.dirname(file), name));
    };
    new Function('require', 'exports', 'module', outputText)(requireFrom, exports, { exports });
    return exports;
  };

  return load(file, code);
}
