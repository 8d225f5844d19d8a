import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {
  isNoMistake,
  prelude,
  toPrograms,
  type VirtualSource,
} from '../../src/node/verify/compileSources';
import { createTemporaryFolder } from './temporaryFolder';

/** A mistake that the compiler tells of. */
export interface NativeProblem {
  /** Absolute path that the source would have; of a project, what its mistakes begin with. */
  path: string;
  /** One-based line of the code. */
  line: number;
  code: number;
  text: string;
}

const program = path.resolve('node_modules/typescript-7/bin/tsc');

/** An empty folder from which the installed packages are found. */
function createProjectFolder(): string {
  const folder = createTemporaryFolder('typescript-7');
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** @param folder that the paths of problems begin at. @throws Error where the compiler says nothing that it could not be run for. */
function run(folder: string, args: readonly string[]): NativeProblem[] {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [program, ...args, '--pretty', 'false'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const lines = stdout.matchAll(/^(?:(.+)\((\d+),\d+\): )?error TS(\d+): (.*)$/gm);
  const problems = Array.from(lines, ([, file = '', line, code, text = '']) => ({
    path: path.resolve(folder, file),
    line: Number(line ?? 1),
    code: Number(code),
    text,
  }));
  if (status !== 0 && problems.length === 0) throw new Error(`TypeScript 7: ${stderr || stdout}`);
  return problems;
}

/** The code of a source that stands elsewhere: what it imports by its place has a path that leads there. */
function toMovedCode(
  { path: file, code, siblings }: VirtualSource,
  toPlace: (path: string) => string,
): string {
  const imports = ts.preProcessFile(code, true, true).importedFiles;
  return imports.reverse().reduce((text, { fileName, pos }) => {
    if (!fileName.startsWith('.') || fileName.endsWith('.css')) return text;
    const sibling = siblings.get(path.basename(fileName).replace(/\.[cm]?[jt]sx?$/, ''));
    const place = sibling
      ? toPlace(sibling.path).replace(/\.[jt]sx?$/, '')
      : path.resolve(path.dirname(file), fileName);
    const start = pos + "'".length;
    return text.slice(0, start) + place + text.slice(start + fileName.length);
  }, code);
}

/**
 * As `compileSources`, with the version of the compiler that npm installs where none is asked for.
 * @param root absolute path of the repository.
 */
export function compileWithTypeScript7(
  sources: readonly VirtualSource[],
  root: string,
): NativeProblem[] {
  const folder = createProjectFolder();
  const toPlace = (file: string): string => path.join(folder, path.relative(root, file));
  for (const source of sources) {
    mkdirSync(path.dirname(toPlace(source.path)), { recursive: true });
    writeFileSync(toPlace(source.path), toMovedCode(source, toPlace));
  }
  writeFileSync(path.join(folder, 'prelude.d.ts'), prelude);
  const projects = toPrograms(sources).map(({ sources: group, options }, index) => {
    const files = ['prelude.d.ts', ...group.map((source) => toPlace(source.path))];
    const project = `tsconfig.${index}.json`;
    writeFileSync(path.join(folder, project), JSON.stringify({ compilerOptions: options, files }));
    return project;
  });
  return run(folder, ['--build', ...projects])
    .filter(({ path: file, code }) => !isNoMistake(file, code))
    .map((problem) => ({ ...problem, path: path.join(root, path.relative(folder, problem.path)) }));
}

/**
 * Compiles files as a project of their own, with nothing else set than what its options say.
 * @param files text by name, `tsconfig.json` among them.
 */
export function compileProject(files: Readonly<Record<string, string>>): NativeProblem[] {
  const folder = createProjectFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return run(folder, ['--noEmit']);
}
