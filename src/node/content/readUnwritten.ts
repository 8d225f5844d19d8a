import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { listedPathname } from './parseNavigation';
import { parseYaml } from './parseYaml';

/** Pathnames of navigation items whose page is still to be written: shown, not linked, and listed in the build's summary. */
export const unwrittenFile = 'content/unwritten.yml';

/** An entry of the list. */
export interface UnwrittenPage {
  /** With its trailing slash. */
  pathname: string;
  line: number;
}

/** @throws ContentErrors when the file is not a list of pathnames. */
export function readUnwritten(file: string = unwrittenFile): UnwrittenPage[] {
  const text = readFileSync(file, 'utf8');
  const { data, lineOf } = parseYaml(text, unwrittenFile, z.array(listedPathname).nullable());
  return (data ?? []).map((pathname, index) => ({ pathname, line: lineOf([index]) ?? 1 }));
}

/** @throws ContentErrors when the file is not a list of pathnames. */
export function readUnwrittenPathnames(): string[] {
  return readUnwritten().map(({ pathname }) => pathname);
}
