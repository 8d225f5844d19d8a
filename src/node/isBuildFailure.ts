import type { BuildFailure } from 'esbuild';

/** Whether esbuild has thrown it, with what is wrong in the code that it was given. */
export function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && 'warnings' in error;
}
