import { createHash } from 'node:crypto';
import {
  iconStyles,
  shelfSize,
  toShelfFile,
  type IconMarkup,
  type IconNames,
  type IconShelf,
  type IconStyle,
} from '../../shared/icons';
import type { IconMeanings } from './parseMeanings';
import type { InstalledIcons } from './readIcons';

/** The icons as the page needs them. */
export interface IconSet {
  /** Of the package. */
  version: string;
  /** Pathname of the folder with the files, with a slash at both ends; another content has another name. */
  folder: string;
  /** Icons in the filled style, which all have but two. */
  count: number;
  /** The icons that the page has before any file is there, in the filled style. */
  first: { name: string; markup: IconMarkup }[];
  /** Text of the files by name. */
  files: ReadonlyMap<string, string>;
}

const namesFile = 'names.json';

/** Fills the first screen of a desktop window; a phone's several times. */
const firstCount = 48;

/** Icons with a meaning stand first, in the order of their list; the others follow from A to Z. */
export function toIconSet({ version, icons }: InstalledIcons, meanings: IconMeanings): IconSet {
  const byName = new Map(icons.map((icon) => [icon.name, icon]));
  const listed = [...meanings.keys()].flatMap((name) => byName.get(name) ?? []);
  const ordered = [...listed, ...icons.filter(({ name }) => !meanings.has(name))];

  const missing: Record<string, IconStyle[]> = {};
  for (const { name, markup } of icons) {
    const absent = iconStyles.filter((style) => markup[style] === undefined);
    if (absent.length > 0) missing[name] = absent;
  }
  const names: IconNames = {
    names: ordered.map(({ name }) => name),
    meanings: listed.map(({ name }) => meanings.get(name) ?? ''),
    missing,
  };
  const files = new Map([[namesFile, JSON.stringify(names)]]);
  for (let place = 0; place < ordered.length; place += shelfSize) {
    for (const style of iconStyles) {
      const shelf: IconShelf = ordered
        .slice(place, place + shelfSize)
        .map(({ markup }) => markup[style] ?? null);
      files.set(toShelfFile(place, style), JSON.stringify(shelf));
    }
  }
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(name).update(text);
  return {
    version,
    folder: `/material-icons/${hash.digest('hex').slice(0, 20)}/`,
    count: icons.filter(({ markup }) => markup.Filled !== undefined).length,
    first: ordered
      .slice(0, firstCount)
      .flatMap(({ name, markup: { Filled } }) => (Filled ? [{ name, markup: Filled }] : [])),
    files,
  };
}
