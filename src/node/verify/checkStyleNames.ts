import type { AuthoredDemo } from '../demos/collectDemos';
import type { ContentError } from '../errors';
import type { SiteContent } from '../site/siteContent';
import { suggest } from '../suggest';
import type { VerifyTools } from './compileCached';
import { readInstalledThemes, toThemeOf, type InstalledTheme } from './installedThemes';
import { isSlip } from './isSlip';
import { readPackageStyleNames } from './packageStyleNames';
import { listReaderCode, type ReaderCode } from './readerCode';
import type { Snippet } from './snippets';

interface KnownNames {
  classes: ReadonlySet<string>;
  variables: ReadonlySet<string>;
}

/** What components are styled in. Scripts and commands also name what older versions had. */
const styledLanguages: readonly string[] = ['tsx', 'jsx', 'ts', 'css'];

/** Not what goes on in a `${…}`; Tailwind writes `_` for a space. */
const classForm =
  /(?<![\w-])(?:Mui|base-)(?:[A-Z][A-Za-z\d]*)?-[A-Za-z\d-]*[A-Za-z\d](?![A-Za-z\d-]|\$\{)/g;
const variableForm = /(?<![\w-])--[A-Za-z][\w-]*\w(?![\w-]|\$\{)/g;
/** `'primary.main'` */
const paletteForm = /(['"])([a-z]\w*)\.(\w+)\1/g;

/** Components of an author may have classes of their own; those of the packages, and states, do not. */
function checkClass(name: string, code: string, { classes }: KnownNames): string | null {
  if (classes.has(name)) return null;
  const owner = `${name.slice(0, name.indexOf('-', name.startsWith('base-') ? 5 : 0))}-`;
  const isNamed = new RegExp(`['"]${owner.slice(0, -1)}['"]`).test(code);
  const isOwned = [...classes].some((known) => known.startsWith(owner));
  if (!isOwned && (isNamed || !isSlip(name, classes))) return null;
  return `The packages have no class "${name}".${suggest(name, classes)} Correct it.`;
}

/** Anybody may make one: wrong is what is nearly one of the packages. */
function checkVariable(name: string, { variables }: KnownNames): string | null {
  if (variables.has(name) || !/^--(?:mui|joy|[A-Z])/.test(name)) return null;
  return isSlip(name, variables)
    ? `The packages have no CSS variable "${name}".${suggest(name, variables)} Correct it.`
    : null;
}

function checkPalette(color: string, shade: string, theme: InstalledTheme, code: string) {
  if (!theme.hasKey(['palette', color]) || theme.hasKey(['palette', color, shade])) return null;
  if (new RegExp(`\\b${shade}\\b['"]?\\s*:`).test(code)) return null;
  return `The palette of the theme has no "${color}.${shade}". Correct it, or add it to the theme in the same code.`;
}

function checkLine(line: string, { code }: ReaderCode, known: KnownNames, theme: InstalledTheme) {
  return [
    ...[...line.matchAll(classForm)].map(([name]) => checkClass(name, code, known)),
    ...[...line.matchAll(variableForm)].map(([name]) => checkVariable(name, known)),
    ...[...line.matchAll(paletteForm)].map(([, , color = '', shade = '']) =>
      checkPalette(color, shade, theme, code),
    ),
  ].filter((message) => message !== null);
}

function readKnown(
  site: Pick<SiteContent, 'apiReferences' | 'products'>,
  tools: Pick<VerifyTools, 'root' | 'cache'>,
): KnownNames & { themes: ReturnType<typeof readInstalledThemes> } {
  const packages = site.products.flatMap((product) => product.packages.map(({ name }) => name));
  const inCode = readPackageStyleNames(packages, tools);
  const themes = readInstalledThemes(tools.root);
  return {
    themes,
    classes: new Set([
      ...inCode.classes,
      ...site.apiReferences.flatMap(({ classes, slots }) =>
        [...classes, ...slots].flatMap(({ className }) => className?.replace(/^\./, '') ?? []),
      ),
    ]),
    variables: new Set([
      ...inCode.variables,
      ...site.apiReferences.flatMap(({ cssVariables }) => cssVariables.map(({ name }) => name)),
      ...Object.values(themes).flatMap((theme) => [...theme.cssVariables]),
    ]),
  };
}

/** Names in code that are text to the compiler: global classes, CSS variables and colors of the palette. A wrong one styles nothing. */
export function checkStyleNames(
  site: Pick<SiteContent, 'apiReferences' | 'products'>,
  snippets: readonly Snippet[],
  demos: readonly AuthoredDemo[],
  tools: Pick<VerifyTools, 'root' | 'cache'>,
): ContentError[] {
  const { themes, ...known } = readKnown(site, tools);
  return listReaderCode(snippets, demos, styledLanguages).flatMap((styled) => {
    const theme = toThemeOf(themes, styled.product);
    return styled.code.split('\n').flatMap((line, index) =>
      checkLine(line, styled, known, theme).map((message) => ({
        file: styled.file,
        line: styled.toLine(index + 1),
        message,
      })),
    );
  });
}
