import { toContentErrors, type ContentError } from '../errors';
import { isBuildFailure } from '../isBuildFailure';

/**
 * Why demos could not be bundled or rendered, which is seen for all of them together.
 * @param error what esbuild has thrown, or any other.
 */
export function toBundleErrors(error: unknown): ContentError[] {
  if (!isBuildFailure(error)) return toContentErrors(error, 'content');
  return error.errors.map(({ text, location }) => ({
    file: location?.file ?? 'content',
    ...(location ? { line: location.line } : {}),
    message: `The demo cannot be bundled: ${text}. Correct it; no demo is built as long as one cannot be.`,
  }));
}
