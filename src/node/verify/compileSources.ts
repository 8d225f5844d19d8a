import path from 'node:path';
import ts from 'typescript';

/** A module that exists only while it is checked. */
export interface VirtualSource {
  /** Absolute path that it would have; decides language and where its imports are looked up. */
  path: string;
  code: string;
  /** Whether it is a test file, which has the globals of Jest and the matchers of jest-dom. */
  isTest: boolean;
  /**
   * Code that its relative imports may name, by file name without ending: the titled blocks of its page. All blocks of a page
   * have the same, itself among them where it has a title, because these import each other.
   */
  siblings: ReadonlyMap<string, { path: string; code: string }>;
}

export interface SourceProblem {
  /** One-based line of the code. */
  line: number;
  /** TypeScript's own number and text. */
  code: number;
  text: string;
}

/**
 * What every block of code on the site may use without importing it, besides the standard library, the DOM and Node:
 * stylesheets as imports, as every bundler has them. Keep it as small as it is.
 */
export const prelude = "declare module '*.css';\n";

/**
 * A strict project of today as a reader would set it up, see the page on TypeScript, with what some also turn on. Demos have it from
 * here alone: `npm run typecheck` leaves them out, `content/tsconfig.json` is for editors.
 */
const readerOptions = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  allowJs: true,
  checkJs: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  noUncheckedSideEffectImports: true,
  skipLibCheck: true,
  noEmit: true,
};

const testTypes = ['node', 'jest', '@testing-library/jest-dom'];

/** Code that changes types for every module of its program, and so has to be alone in it. */
const changesOthers = /\bdeclare\s+(?:module|global)\b|Augmentation['"]/;

/** Implicit `any` is no mistake in JavaScript. */
export function isNoMistake(file: string, code: number): boolean {
  return /\.jsx?$/.test(file) && code >= 7000 && code < 8000;
}

/** Modules that share a program, with the options of a tsconfig.json. */
export interface SourceProgram {
  sources: readonly VirtualSource[];
  options: Record<string, unknown>;
}

/** All in one program, except tests, which have one with Jest, and those that augment types, which get one each. */
export function toPrograms(sources: readonly VirtualSource[]): SourceProgram[] {
  const shared = sources.filter(({ code }) => !changesOthers.test(code));
  const groups = [
    shared.filter(({ isTest }) => !isTest),
    shared.filter(({ isTest }) => isTest),
    ...sources.filter(({ code }) => changesOthers.test(code)).map((source) => [source]),
  ];
  return groups
    .filter((group) => group.length > 0)
    .map((group) => ({
      sources: group,
      options: { ...readerOptions, types: group[0]?.isTest ? testTypes : ['node'] },
    }));
}

function toCompilerOptions(options: SourceProgram['options'], root: string): ts.CompilerOptions {
  return ts.convertCompilerOptionsFromJson(options, root).options;
}

class SnippetHost {
  readonly host: ts.CompilerHost;
  private readonly files = new Map<string, ts.SourceFile | undefined>();
  private readonly texts = new Map<string, string>();
  private readonly siblings = new Map<string, VirtualSource['siblings']>();

  constructor(preludePath: string, root: string, options: ts.CompilerOptions) {
    const base = ts.createCompilerHost(options);
    const resolutions = ts.createModuleResolutionCache(root, (name) => name, options);
    this.texts.set(preludePath, prelude);
    this.host = {
      ...base,
      getCurrentDirectory: () => root,
      fileExists: (file) => this.texts.has(file) || base.fileExists(file),
      readFile: (file) => this.texts.get(file) ?? base.readFile(file),
      getSourceFile: (file, languageOptions) => {
        if (!this.files.has(file)) {
          const text = this.texts.get(file) ?? base.readFile(file);
          this.files.set(
            file,
            text === undefined ? undefined : ts.createSourceFile(file, text, languageOptions),
          );
        }
        return this.files.get(file);
      },
      resolveModuleNameLiterals: (literals, from, redirected, options) =>
        literals.map(({ text: name }) => {
          const sibling = name.startsWith('.')
            ? this.siblings.get(from)?.get(path.posix.basename(name).replace(/\.[cm]?[jt]sx?$/, ''))
            : undefined;
          if (sibling) {
            const extension = path.extname(sibling.path);
            return {
              resolvedModule: { resolvedFileName: sibling.path, extension },
            };
          }
          return ts.resolveModuleName(name, from, options, this.host, resolutions, redirected);
        }),
    };
  }

  add(source: VirtualSource): void {
    this.texts.set(source.path, source.code);
    this.siblings.set(source.path, source.siblings);
    for (const sibling of source.siblings.values()) {
      this.texts.set(sibling.path, sibling.code);
      this.siblings.set(sibling.path, source.siblings);
    }
  }
}

/** One mistake is one problem: what the compiler says next of the same line mostly follows from it. */
function firstOfLines(problems: readonly SourceProblem[]): SourceProblem[] {
  const lines = new Set<number>();
  return problems.filter(({ line }) => {
    const isFirst = !lines.has(line);
    lines.add(line);
    return isFirst;
  });
}

function toProblems(program: ts.Program, source: VirtualSource): SourceProblem[] {
  const file = program.getSourceFile(source.path);
  if (!file) throw new Error(`The block ${source.path} is not in its program.`);
  const [syntactic] = program.getSyntacticDiagnostics(file);
  // What the compiler makes of the rest of a module that it cannot parse is no mistake of its author.
  const problems = (syntactic ? [syntactic] : program.getSemanticDiagnostics(file))
    .filter(({ code }) => !isNoMistake(source.path, code))
    .map(({ code, start = 0, messageText }) => ({
      line: file.getLineAndCharacterOfPosition(start).line + 1,
      code,
      text: ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' '),
    }));
  return firstOfLines(problems);
}

/**
 * Type-checks modules against the installed packages, see `toPrograms`. The programs share what was read of the packages.
 * @param root absolute path from which `types` and the prelude are found.
 * @param onChecked called after each module.
 * @returns problems of each source, in the order given.
 */
export function compileSources(
  sources: readonly VirtualSource[],
  root: string,
  onChecked: () => void = () => undefined,
): SourceProblem[][] {
  if (sources.length === 0) return [];
  const preludePath = path.join(root, '.snippet-prelude.d.ts');
  const snippetHost = new SnippetHost(preludePath, root, toCompilerOptions(readerOptions, root));
  for (const source of sources) snippetHost.add(source);
  const results = new Map<VirtualSource, SourceProblem[]>();
  let program: ts.Program | undefined;
  for (const { sources: group, options } of toPrograms(sources)) {
    program = ts.createProgram({
      rootNames: [preludePath, ...group.map((source) => source.path)],
      options: toCompilerOptions(options, root),
      host: snippetHost.host,
      ...(program ? { oldProgram: program } : {}),
    });
    for (const source of group) {
      results.set(source, toProblems(program, source));
      onChecked();
    }
  }
  return sources.map((source) => results.get(source) ?? []);
}
