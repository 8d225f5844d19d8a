import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What an import may leave out of the name of a file. */
const endings = ['', '.ts', '.tsx', '.d.ts', '.js', '.jsx', '/index.ts', '/index.tsx'];

/** Files that the code imports by their place, in any form: `from './x'`, `import './x'`, `import('./x')`, `require('./x')`. */
export function listRelativeImports(code: string): string[] {
  return ts
    .preProcessFile(code, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'));
}

function readFirst(place: string): { file: string; text: string } | null {
  for (const ending of endings) {
    try {
      return { file: place + ending, text: readFileSync(place + ending, 'utf8') };
    } catch {
      // There is no such file, or it is a folder.
    }
  }
  return null;
}

/**
 * Paths and texts of the files that modules import by their place, of what these import, and so on.
 * @param codes of modules in `folder`, an absolute path.
 */
export function readImportedFiles(codes: readonly string[], folder: string): string[] {
  const found = new Map<string, string>();
  const follow = (code: string, from: string): void => {
    for (const name of listRelativeImports(code)) {
      const read = readFirst(path.resolve(from, name));
      if (!read || found.has(read.file)) continue;
      found.set(read.file, read.text);
      follow(read.text, path.dirname(read.file));
    }
  };
  for (const code of codes) follow(code, folder);
  return [...found].flatMap(([file, text]) => [path.relative(folder, file), text]);
}
