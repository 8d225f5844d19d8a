import { toContentErrors, type ContentError } from '../errors';

/**
 * Reads something that an author wrote, so that a mistake in it is told of with those of everything else.
 * @param problems to which its mistakes are added. @param file that a failure without a place of its own is one of.
 * @returns null where it cannot be read.
 */
export function attempt<T>(problems: ContentError[], file: string, read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    problems.push(...toContentErrors(error, file));
    return null;
  }
}
