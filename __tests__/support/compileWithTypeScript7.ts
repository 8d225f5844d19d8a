import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {
  isNoMistake,
  prelude,
  toPrograms,
  type SourceProblem,
  type VirtualSource,
} from '../../src/node/verify/compileSources';
import { createTemporaryFolder } from './temporaryFolder';

interface FileProblem extends SourceProblem {
  /** From the folder of the project. */
  file: string;
}

const program = path.resolve('node_modules/typescript-7/bin/tsc');

/**
 * A folder with these files, from which the installed packages are found.
 * @param files text by path. @returns its absolute path.
 */
function createProject(files: Readonly<Record<string, string>>): string {
  const folder = createTemporaryFolder('typescript-7');
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** @throws Error where the compiler fails without naming a mistake. */
function run(folder: string, args: readonly string[]): FileProblem[] {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [program, ...args, '--pretty', 'false'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const lines = stdout.matchAll(/^(?:(.+)\((\d+),\d+\): )?error TS(\d+): (.*)$/gm);
  const problems = Array.from(lines, ([, file = '', line, code, text = '']) => ({
    file,
    line: Number(line ?? 1),
    code: Number(code),
    text,
  }));
  if (status !== 0 && problems.length === 0) throw new Error(`TypeScript 7: ${stderr || stdout}`);
  return problems;
}

/** The code of a source that stands in another folder, with its siblings: what else it imports by its place has an absolute path. */
function toMovedCode({ path: file, code, siblings }: VirtualSource): string {
  const imports = ts.preProcessFile(code, true, true).importedFiles;
  return imports.reverse().reduce((text, { fileName, pos }) => {
    if (!fileName.startsWith('.') || fileName.endsWith('.css')) return text;
    const sibling = siblings.get(path.basename(fileName).replace(/\.[cm]?[jt]sx?$/, ''));
    const place = sibling
      ? `./${path.parse(sibling.path).name}`
      : path.resolve(path.dirname(file), fileName);
    const start = pos + "'".length;
    return text.slice(0, start) + place + text.slice(start + fileName.length);
  }, code);
}

/**
 * As `compileSources`, with the version of the compiler that npm installs where none is asked for.
 * @param root absolute path of the repository.
 * @returns problems with the absolute paths that their sources would have.
 */
export function compileWithTypeScript7(
  sources: readonly VirtualSource[],
  root: string,
): (SourceProblem & { path: string })[] {
  const toFile = (source: VirtualSource): string => path.relative(root, source.path);
  const projects = toPrograms(sources).map(({ sources: group, options }, index) => ({
    name: `tsconfig.${index}.json`,
    config: { compilerOptions: options, files: ['prelude.d.ts', ...group.map(toFile)] },
  }));
  const folder = createProject({
    ...Object.fromEntries(sources.map((source) => [toFile(source), toMovedCode(source)])),
    ...Object.fromEntries(projects.map(({ name, config }) => [name, JSON.stringify(config)])),
    'prelude.d.ts': prelude,
  });
  return run(folder, ['--build', ...projects.map(({ name }) => name)])
    .filter(({ file, code }) => !isNoMistake(file, code))
    .map(({ file, ...problem }) => ({ ...problem, path: path.join(root, file) }));
}

/**
 * Compiles files as a project of their own, with nothing else set than what its options say.
 * @param files text by path, `tsconfig.json` among them.
 */
export function compileProject(files: Readonly<Record<string, string>>): SourceProblem[] {
  return run(createProject(files), ['--noEmit']);
}
