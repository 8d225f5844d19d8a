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
const prelude = "declare module '*.css';\n";

/**
 * A strict project of today as a reader would set it up, see the page on TypeScript, with what some also turn on. Demos have it from
 * here alone: `npm run typecheck` leaves them out, `content/tsconfig.json` is for editors.
 */
export const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  allowJs: true,
  checkJs: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  noUncheckedSideEffectImports: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
};

const testTypes = ['node', 'jest', '@testing-library/jest-dom'];

/** Code that changes types for every module of its program, and so has to be alone in it. */
const changesOthers = /\bdeclare\s+(?:module|global)\b|Augmentation['"]/;

/** Implicit `any` is no mistake in JavaScript. */
const isImplicitAny = (code: number): boolean => code >= 7000 && code < 8000;

class SnippetHost {
  readonly host: ts.CompilerHost;
  private readonly files = new Map<string, ts.SourceFile | undefined>();
  private readonly texts = new Map<string, string>();
  private readonly siblings = new Map<string, VirtualSource['siblings']>();

  constructor(
    readonly preludePath: string,
    root: string,
  ) {
    const base = ts.createCompilerHost(compilerOptions);
    const resolutions = ts.createModuleResolutionCache(root, (name) => name, compilerOptions);
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
  const isJavaScript = /\.jsx?$/.test(source.path);
  const [syntactic] = program.getSyntacticDiagnostics(file);
  // What the compiler makes of the rest of a module that it cannot parse is no mistake of its author.
  const problems = (syntactic ? [syntactic] : program.getSemanticDiagnostics(file))
    .filter(({ code }) => !(isJavaScript && isImplicitAny(code)))
    .map(({ code, start = 0, messageText }) => ({
      line: file.getLineAndCharacterOfPosition(start).line + 1,
      code,
      text: ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' '),
    }));
  return firstOfLines(problems);
}

/**
 * Type-checks modules against the installed packages: all in one program, except tests, which have one with Jest, and
 * those that augment types, which get one each. The programs share what was read of the packages.
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
  const snippetHost = new SnippetHost(path.join(root, '.snippet-prelude.d.ts'), root);
  for (const source of sources) snippetHost.add(source);
  const results = new Map<VirtualSource, SourceProblem[]>();
  let program: ts.Program | undefined;
  const check = (group: readonly VirtualSource[]): void => {
    if (group.length === 0) return;
    program = ts.createProgram({
      rootNames: [snippetHost.preludePath, ...group.map((source) => source.path)],
      options: group[0]?.isTest ? { ...compilerOptions, types: testTypes } : compilerOptions,
      host: snippetHost.host,
      ...(program ? { oldProgram: program } : {}),
    });
    for (const source of group) {
      results.set(source, toProblems(program, source));
      onChecked();
    }
  };
  const shared = sources.filter(({ code }) => !changesOthers.test(code));
  check(shared.filter(({ isTest }) => !isTest));
  check(shared.filter(({ isTest }) => isTest));
  for (const source of sources) if (!shared.includes(source)) check([source]);
  return sources.map((source) => results.get(source) ?? []);
}
