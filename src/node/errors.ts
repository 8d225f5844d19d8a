/** A mistake in authored content or in what the build was given; `file` is relative to the repository root. */
export interface ContentError {
  file: string;
  line?: number;
  /** What is wrong, with the value quoted, then what to do. */
  message: string;
}

/** Thrown by parsers that can go no further; carries every mistake found so far. */
export class ContentErrors extends Error {
  readonly errors: ContentError[];

  constructor(errors: ContentError[]) {
    super(formatContentErrors(errors));
    this.name = 'ContentErrors';
    this.errors = errors;
  }
}

/** `file:line: message`, one a line, in the order of files and lines. */
export function formatContentErrors(errors: readonly ContentError[]): string {
  return [...errors]
    .sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
    .map(({ file, line, message }) => `${file}${line ? `:${line}` : ''}: ${message}`)
    .join('\n');
}

/** Content mistakes as they are; any other failure as one mistake of the given file, so that it is reported in the same list. */
export function toContentErrors(error: unknown, file: string): ContentError[] {
  if (error instanceof ContentErrors) return error.errors;
  return [{ file, message: error instanceof Error ? error.message : String(error) }];
}

interface PanicReporter {
  panicOnBuild(message: string): void;
}

/**
 * Reports every mistake in one message; stops a build, lets `develop` go on.
 * @returns whether there was any.
 */
export function reportContentErrors(
  reporter: PanicReporter,
  errors: readonly ContentError[],
): boolean {
  if (errors.length === 0) return false;
  const count = errors.length === 1 ? '1 problem' : `${errors.length} problems`;
  reporter.panicOnBuild(`${count} in the content:\n\n${formatContentErrors(errors)}\n`);
  return true;
}
