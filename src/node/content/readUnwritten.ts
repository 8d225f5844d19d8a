import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseYaml } from './parseYaml';

/** Pathnames of navigation items whose page is still to be written: shown, not linked, and listed in the build's summary. */
export const unwrittenFile = 'content/unwritten.yml';

/** @throws ContentErrors when the file is not a list of pathnames. */
export function readUnwritten(file: string = unwrittenFile): string[] {
  return (
    parseYaml(readFileSync(file, 'utf8'), unwrittenFile, z.array(z.string()).nullable()).data ?? []
  );
}
