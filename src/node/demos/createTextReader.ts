import { extname } from 'node:path';
import { toHash } from '../hash';
import { readCached, writeCached } from './diskCache';

/** Reads the text of a file; its name tells the syntax. */
export type ReadText<T> = (code: string, file: string) => T;

/**
 * Reads each text once, also when it is asked for by the next run: to parse all demos takes as long as to render a hundred pages.
 * @param kind what is read. @param contentDir whose files they are. @param read gives a JSON value.
 * @returns the reader, and what keeps for the next run all that it has been asked for.
 */
export function createTextReader<T>(
  kind: string,
  contentDir: string,
  read: ReadText<T>,
): { read: ReadText<T>; save: () => void } {
  const known = new Map(Object.entries(readCached<Record<string, T>>(kind, contentDir) ?? {}));
  const asked = new Map<string, T>();
  return {
    read: (code, file) => {
      const key = toHash(extname(file), code);
      const value = known.has(key) ? (known.get(key) as T) : read(code, file);
      asked.set(key, value);
      return value;
    },
    save: () => {
      const isSame = asked.size === known.size && [...asked.keys()].every((key) => known.has(key));
      if (!isSame) writeCached(kind, contentDir, Object.fromEntries(asked));
    },
  };
}
