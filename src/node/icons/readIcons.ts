import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readInstalledVersion } from '../readInstalledVersion';
import { writeWhole } from '../writeWhole';
import { iconStyles, toComponentName, type IconMarkup, type IconStyle } from '../../shared/icons';

/** One icon of the installed package. */
export interface InstalledIcon {
  name: string;
  /** What stands inside its `<svg>`, for each style that it has. */
  markup: Partial<Record<IconStyle, IconMarkup>>;
}

export interface InstalledIcons {
  /** Of the package. */
  version: string;
  /** In the order of the alphabet. */
  icons: InstalledIcon[];
}

type Child = string | readonly Child[] | undefined;
type Props = Readonly<Record<string, unknown>> & { children?: Child };

const iconsPackage = '@mui/icons-material';
/** Each file of the package is one call, `createSvgIcon( … )`, whose first argument is JSX of SVG elements. */
const iconCall = /export default (createSvgIcon\([\s\S]*\));\s*$/;
/** Names that JSX writes in another way than SVG; all others of the package are the same in both. */
const attributeNames: Readonly<Record<string, string>> = {
  fillOpacity: 'fill-opacity',
  fillRule: 'fill-rule',
  clipRule: 'clip-rule',
  xlinkHref: 'href',
};

function toText(child: Child): string {
  if (child === undefined) return '';
  return typeof child === 'string' ? child : child.map(toText).join('');
}

/** In place of the JSX runtime: an element is its markup. A fragment is what it holds. */
function toElement(type: string | null, { children, ...attributes }: Props): string {
  const content = toText(children);
  if (type === null) return content;
  const written = Object.entries(attributes).map(
    ([name, value]) =>
      ` ${attributeNames[name] ?? name}="${String(value).replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`,
  );
  return content === ''
    ? `<${type}${written.join('')}/>`
    : `<${type}${written.join('')}>${content}</${type}>`;
}

/**
 * @param code text of a file of the package's `esm` folder, which is run: it is a dependency of ours as any other.
 * @returns what stands inside its `<svg>`; null for a file that makes no icon.
 */
function parseIcon(code: string): IconMarkup | null {
  const call = iconCall.exec(code)?.[1];
  if (!call) return null;
  const make = new Function('createSvgIcon', '_jsx', '_jsxs', 'React', `return ${call}`) as (
    createSvgIcon: (child: Child) => string,
    jsx: typeof toElement,
    jsxs: typeof toElement,
    react: { Fragment: null },
  ) => string;
  return make(toText, toElement, toElement, { Fragment: null });
}

function readPackage(folder: string): InstalledIcon[] {
  const markups = new Map<string, IconMarkup>();
  for (const file of readdirSync(folder)) {
    if (!/^\w+\.js$/.test(file)) continue;
    const markup = parseIcon(readFileSync(path.join(folder, file), 'utf8'));
    if (markup !== null) markups.set(file.slice(0, -'.js'.length), markup);
  }
  const endings = iconStyles.map((style) => toComponentName('', style)).filter(Boolean);
  const isStyleOfAnother = (name: string) =>
    endings.some((ending) => name.endsWith(ending) && markups.has(name.slice(0, -ending.length)));
  const hasStyles = (name: string) => endings.some((ending) => markups.has(name + ending));
  return [...markups.keys()]
    .filter((name) => !isStyleOfAnother(name) || hasStyles(name))
    .sort()
    .map((name) => ({
      name,
      markup: Object.fromEntries(
        iconStyles.flatMap((style) => {
          const markup = markups.get(toComponentName(name, style));
          // `InsertChartOutlined` is `InsertChart` outlined, and has styles of its own: in the filled one it would be there twice.
          const isTwice = style === 'Filled' && isStyleOfAnother(name);
          return markup === undefined || isTwice ? [] : [[style, markup]];
        }),
      ),
    }));
}

/**
 * All icons of the installed package, read once per version of it.
 * @param root absolute path of the repository.
 */
export function readIcons(root: string): InstalledIcons {
  const version = readInstalledVersion(root, iconsPackage);
  // The name changes with what is read out of the package.
  const cache = path.join(root, 'node_modules/.cache/icons', `markup-2-${version}.json`);
  try {
    return { version, icons: JSON.parse(readFileSync(cache, 'utf8')) as InstalledIcon[] };
  } catch {
    const icons = readPackage(path.join(root, 'node_modules', iconsPackage, 'esm'));
    writeWhole(cache, JSON.stringify(icons));
    return { version, icons };
  }
}
