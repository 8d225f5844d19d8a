import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseMeanings } from './parseMeanings';
import { readIcons } from './readIcons';
import { toIconSet, type IconSet } from './toIconSet';

export const meaningsFile = 'content/material-ui/material-icons/meanings.yml';

/**
 * The icons of the installed package in the order of our list of meanings.
 * @param root absolute path of the repository. @throws ContentErrors for mistakes in that list.
 */
export function readIconSet(root: string): IconSet {
  const installed = readIcons(root);
  const names = new Set(installed.icons.map(({ name }) => name));
  const text = readFileSync(path.join(root, meaningsFile), 'utf8');
  return toIconSet(installed, parseMeanings(text, meaningsFile, names));
}
