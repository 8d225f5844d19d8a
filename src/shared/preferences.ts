/** What a reader can store, with the values that count; anything else is ignored. Keys and values: the site's constants. */
export const modeSettings = ['light', 'dark', 'system'] as const;
export type ModeSetting = (typeof modeSettings)[number];
export type PaletteMode = 'light' | 'dark';
export type Direction = 'ltr' | 'rtl';

export const codeVariants = ['JS', 'TS'] as const;
export type CodeVariant = (typeof codeVariants)[number];
export const defaultCodeVariant: CodeVariant = 'TS';

export const codeStylings = ['System', 'Tailwind', 'CSS'] as const;
export type CodeStyling = (typeof codeStylings)[number];
export const defaultCodeStyling: CodeStyling = 'System';

export const apiDisplays = ['collapsed', 'expanded', 'table'] as const;
export type ApiDisplay = (typeof apiDisplays)[number];
export const apiSections = ['props', 'css', 'slots', 'classes'] as const;
export type ApiSection = (typeof apiSections)[number];

/** Keys of local storage; each by itself, since the script before the text has some of them only. */
export const modeKey = 'mui-mode';
/** Direction, density, spacing and palette colours as JSON, see `StoredThemeSettings`. */
export const themeSettingsKey = 'theme-settings';
/** CSS custom properties of the demos' palette as JSON, computed when the colours were chosen. */
export const themeVariablesKey = 'theme-variables';
/** `fetched` once the web fonts have been. */
export const webFontsKey = 'web-fonts';
/** Of the chosen tab of a kind of tabs, whose name follows. */
export const tabKeyPrefix = 'codeblock-';

/** Key of the display that was chosen for a section; `default` is for all of them. */
export function toApiDisplayKey(section: ApiSection | 'default'): string {
  return `apiPage_${section}`;
}

export const cookieNames = { codeVariant: 'codeVariant', codeStyling: 'codeStyling' } as const;

/** One year. */
export const cookieMaxAgeSeconds = 31536000;

/** User agents that always get the expanded API display. */
export const crawlerPattern = /bot|crawler|spider|crawling|slurp|lighthouse/i;

/** `--surface-0` of each mode, for what reads no variables: the browser around the page, icons, manifest. */
export const themeColors = { light: '#faf8f4', dark: '#191817' } as const;

export const defaultSpacing = 8;
export const spacingRange = { min: 0, max: 20 } as const;

function isOneOf<T extends string>(values: readonly T[], value: unknown): value is T {
  return typeof value === 'string' && (values as readonly string[]).includes(value);
}

/** @returns the setting, or null for anything that is not one. */
export function parseModeSetting(value: unknown): ModeSetting | null {
  return isOneOf(modeSettings, value) ? value : null;
}

export function parseCodeVariant(value: unknown): CodeVariant | null {
  return isOneOf(codeVariants, value) ? value : null;
}

/** The original site stored `MUI System` for System; both are read. */
export function parseCodeStyling(value: unknown): CodeStyling | null {
  if (value === 'MUI System') return 'System';
  return isOneOf(codeStylings, value) ? value : null;
}

/** The original site stored `expended`; both spellings are read. */
export function parseApiDisplay(value: unknown): ApiDisplay | null {
  if (value === 'expended') return 'expanded';
  return isOneOf(apiDisplays, value) ? value : null;
}

/** Variant named by a hash that ends in `.js` or `.tsx`, as in `#BasicButtons.tsx`. */
export function parseHashVariant(hash: string): CodeVariant | null {
  if (hash.endsWith('.js')) return 'JS';
  if (hash.endsWith('.tsx')) return 'TS';
  return null;
}

/** Styling named by the start of a hash, as in `#tailwind-UnstyledButton.tsx`. */
export function parseHashStyling(hash: string): CodeStyling | null {
  if (/^#?tailwind-/.test(hash)) return 'Tailwind';
  if (/^#?css-/.test(hash)) return 'CSS';
  if (/^#?system-/.test(hash)) return 'System';
  return null;
}

/** A demo's name begins with a capital, the id of a heading such as `css-variables` does not. */
const styledDemo = /^#?[a-z]+-[A-Z]/;

/** What a hash says that names a demo, as a file (`#BasicButtons.tsx`) or in a styling (`#tailwind-UnstyledButton`), or both. */
export function parseCodeHash(hash: string): {
  codeVariant: CodeVariant | null;
  codeStyling: CodeStyling | null;
} {
  const codeVariant = parseHashVariant(hash);
  const namesDemo = codeVariant !== null || styledDemo.test(hash);
  return { codeVariant, codeStyling: namesDemo ? parseHashStyling(hash) : null };
}

/** @param cookies text of `document.cookie`. @returns the decoded value, or null when absent or malformed. */
export function parseCookie(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const [key = '', value] = part.trim().split('=', 2);
    if (key !== name || value === undefined) continue;
    try {
      return decodeURIComponent(value);
    } catch {
      return null;
    }
  }
  return null;
}

export interface PaletteColors {
  primary?: string;
  secondary?: string;
}

/** What of the settings the page itself is laid out by. */
export interface StoredLayout {
  direction: Direction;
  dense: boolean;
}

export interface StoredThemeSettings extends StoredLayout {
  spacing: number;
  paletteColors: PaletteColors;
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** @param text stored JSON or null. @returns custom properties by name, without any whose name or value is not of their form. */
export function parseThemeVariables(text: string | null): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parseObject(text)).filter(
      (entry): entry is [string, string] =>
        /^--[\w-]{1,80}$/.test(entry[0]) &&
        typeof entry[1] === 'string' &&
        /^[\w\s#%.,()/-]{1,80}$/.test(entry[1]),
    ),
  );
}

const hexColor = /^#[0-9a-f]{6}$/i;

function parsePaletteColors(value: unknown): PaletteColors {
  const colors: PaletteColors = {};
  if (typeof value !== 'object' || value === null) return colors;
  const { primary, secondary } = value as Record<string, unknown>;
  if (typeof primary === 'string' && hexColor.test(primary)) colors.primary = primary;
  if (typeof secondary === 'string' && hexColor.test(secondary)) colors.secondary = secondary;
  return colors;
}

function toLayout({ direction, dense }: Record<string, unknown>): StoredLayout {
  return { direction: direction === 'rtl' ? 'rtl' : 'ltr', dense: dense === true };
}

/** As `parseThemeSettings`, and all that is needed before the first paint. */
export function parseLayout(text: string | null): StoredLayout {
  return toLayout(parseObject(text));
}

/** @param text stored JSON or null. @returns every setting that is valid, the default for each that is not. */
export function parseThemeSettings(text: string | null): StoredThemeSettings {
  const stored = parseObject(text);
  const { spacing } = stored;
  const isSpacing =
    typeof spacing === 'number' &&
    Number.isInteger(spacing) &&
    spacing >= spacingRange.min &&
    spacing <= spacingRange.max;
  return {
    ...toLayout(stored),
    spacing: isSpacing ? spacing : defaultSpacing,
    paletteColors: parsePaletteColors(stored['paletteColors']),
  };
}
