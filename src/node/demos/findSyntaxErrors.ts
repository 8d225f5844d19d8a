import { transformSync, type TransformFailure } from 'esbuild';

export interface SyntaxMistake {
  /** 1-based. */
  line: number;
  message: string;
}

/**
 * What keeps a file from being bundled, which is done by the same program for all demos together and would fail for all.
 * @param file its name decides the syntax.
 */
export function findSyntaxErrors(code: string, file: string): SyntaxMistake[] {
  try {
    transformSync(code, { loader: file.endsWith('.tsx') ? 'tsx' : 'ts', logLevel: 'silent' });
    return [];
  } catch (error) {
    return (error as TransformFailure).errors.map(({ text, location }) => ({
      line: location?.line ?? 1,
      message: `This cannot be read as TypeScript: ${text.replace(/[^.]$/, '$&.')} Correct it here or just above.`,
    }));
  }
}
