/** What the page of the material icons and the build that feeds it agree on. */

/** Styles as the address of the page names them; `Filled` adds nothing to the name of a component. */
export const iconStyles = ['Filled', 'Outlined', 'Rounded', 'Sharp', 'Two tone'] as const;
export type IconStyle = (typeof iconStyles)[number];

/** One style, or each icon in all of them. */
export const iconThemes = [...iconStyles, 'All'] as const;
export type IconTheme = (typeof iconThemes)[number];

/** `Delete` and `Two tone` → `DeleteTwoTone`, the name under which the package exports it. */
export function toComponentName(name: string, style: IconStyle): string {
  return style === 'Filled' ? name : `${name}${style === 'Two tone' ? 'TwoTone' : style}`;
}

/** Icons in one file of SVG; a row of results seldom needs more than a few of these. */
export const shelfSize = 64;

/** Name of the file, in the folder of the set, that holds the icon at a place of the order in a style. */
export function toShelfFile(place: number, style: IconStyle): string {
  return `${style.toLowerCase().replace(' ', '-')}-${Math.floor(place / shelfSize)}.json`;
}

/** What stands inside the `<svg>` of an icon, `<path d="…"/>`. */
export type IconMarkup = string;

/** A file of a shelf: markup in the order of the set; null where the package has no such style of an icon. */
export type IconShelf = readonly (IconMarkup | null)[];

/** The file that search is made of. */
export interface IconNames {
  /** In the order in which they are offered. */
  names: readonly string[];
  /** Words for what the icon shows and means, for as many names as the list has, from the first. */
  meanings: readonly string[];
  /** Styles that an icon does not have, by name: brands come in one. */
  missing: Readonly<Record<string, readonly IconStyle[]>>;
}

/** An icon in one style. */
export interface IconChoice {
  name: string;
  style: IconStyle;
}

/** @returns the icon and style that a component name stands for; null for anything that the package does not export. */
export function findIcon({ names, missing }: IconNames, component: string): IconChoice | null {
  const known = new Set(names);
  for (const style of iconStyles) {
    const ending = toComponentName('', style);
    if (!component.endsWith(ending)) continue;
    const name = component.slice(0, component.length - ending.length);
    if (known.has(name) && !missing[name]?.includes(style)) return { name, style };
  }
  return null;
}

/** What a value of the prop `color` of `SvgIcon` is in each mode of the default theme. */
export interface IconColor {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

/** The line that imports one icon and nothing else of the package. */
export function toImportLine(component: string): string {
  return `import ${component} from '@mui/icons-material/${component}';`;
}

/** A file of its own: the picture on the grid of 24 by 24 that all of them are drawn on, in the color of the text around it. */
export function toSvg(markup: IconMarkup): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="currentColor">${markup}</svg>`;
}
