import { transform, type Options } from 'sucrase';
import type { EditFrameRequest } from '../../shared/demoRuntime';
import { applyEditedStyles } from './applyEditedStyles';
import type { DemoEntry } from '../DemoRoot';
import { checkClosingTags } from './checkClosingTags';
import { EditedCodeError, editedFile } from './EditedCodeError';
import { findImportLine, findNameLine, findUsedNames } from './importedNames';
import { loadDocumentedModule } from './loadDocumentedModule';
import { loadLibrary } from './loadLibrary';

type RunRequest = Extract<EditFrameRequest, { type: 'run' }>;

const requireCall = /\brequire\(['"]([^'"]+)['"]\)/g;

const options: Options = {
  transforms: ['typescript', 'jsx', 'imports'],
  jsxRuntime: 'automatic',
  production: true,
};

/** TypeScript and JSX → CommonJS, line by line. @throws EditedCodeError for what cannot be parsed. */
function transpile(code: string): string {
  try {
    const compiled = transform(code, options).code;
    checkClosingTags(code, options);
    return compiled;
  } catch (error) {
    if (error instanceof EditedCodeError) throw error;
    const text = error instanceof Error ? error.message : String(error);
    const [, message = text, line] =
      /^(?:Error transforming [^:]*: )?(.*?) \((\d+):\d+\)$/s.exec(text) ?? [];
    throw new EditedCodeError(message, line === undefined ? null : Number(line));
  }
}

/** Local files by every way to import them: `./tasks.ts` also as `./tasks`. */
function findFile(files: RunRequest['files'], specifier: string): string | undefined {
  const endings = ['', '.tsx', '.ts', '.js'];
  const path = endings.map((ending) => specifier + ending).find((name) => name in files);
  return path && files[path];
}

/** Runs a module and the local ones that it imports. Packages are loaded before, because `require` cannot wait. */
async function evaluate(
  code: string,
  files: RunRequest['files'],
): Promise<Record<string, unknown>> {
  const compiled = transpile(code);
  const loaded = new Map<string, unknown>();
  for (const [, specifier = ''] of compiled.matchAll(requireCall)) {
    if (specifier.endsWith('.css')) continue;
    const local = specifier.startsWith('.') ? findFile(files, specifier) : undefined;
    const module =
      local === undefined
        ? await loadDocumentedModule(specifier, compiled)
        : await evaluate(local, files);
    if (!module) {
      const message = `"${specifier}" cannot be imported here. Import React, the documented packages or a file of the demo.`;
      throw new EditedCodeError(message, findImportLine(code, specifier));
    }
    const missing = findUsedNames(compiled, specifier).find((name) => !(name in module));
    if (missing !== undefined) {
      const message = `"${specifier}" has no export "${missing}".`;
      throw new EditedCodeError(message, findNameLine(code, specifier, missing));
    }
    loaded.set(specifier, module);
  }
  const exports: Record<string, unknown> = {};
  const run = new Function('require', 'exports', `${compiled}\n//# sourceURL=${editedFile}`);
  run((specifier: string) => loaded.get(specifier), exports);
  return exports;
}

function isComponent(value: unknown): value is DemoEntry['Demo'] {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
}

/**
 * Runs edited code.
 * @throws EditedCodeError for what cannot be parsed, imported or shown; whatever the code itself throws.
 */
export async function evaluateDemo(request: RunRequest): Promise<DemoEntry> {
  const { code, files } = request;
  const [exports, library] = await Promise.all([
    evaluate(code, files),
    loadLibrary([code, ...Object.values(files)]),
  ]);
  const Demo = exports['default'];
  if (!isComponent(Demo)) {
    const message = 'The default export is no component. Write "export default function …".';
    throw new EditedCodeError(message, null);
  }
  await applyEditedStyles(request);
  return { Demo, library };
}
