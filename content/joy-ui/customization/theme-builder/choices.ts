import type { CssVarsThemeOptions } from '@mui/joy/styles';

export const colorNames = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
export type ColorName = (typeof colorNames)[number];

/** The shade 500 of each color in the default theme. */
export const defaultColors: Record<ColorName, string> = {
  primary: '#0b6bcb',
  neutral: '#636b74',
  danger: '#c41c1c',
  success: '#1f7a1f',
  warning: '#9a5b13',
};

export const fonts = {
  Inter: null,
  System: 'system-ui, sans-serif',
  Serif: 'Georgia, serif',
  Monospace: 'ui-monospace, monospace',
} as const;

export interface Choices {
  colors: Record<ColorName, string>;
  /** Pixels of `radius.md`. */
  radius: number;
  font: keyof typeof fonts;
  size: 'sm' | 'md' | 'lg';
  variant: 'solid' | 'soft' | 'outlined' | 'plain';
}

export const defaultChoices: Choices = {
  colors: defaultColors,
  radius: 8,
  font: 'Inter',
  size: 'md',
  variant: 'solid',
};

function mix(color: string, other: number, share: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const mixed = channels.map((channel) => Math.round(channel + (other - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Ten shades around a color, which is 500: lighter ones with white in them, darker ones with black. */
function toShades(color: string): Record<number, string> {
  const lighter = [0.93, 0.85, 0.65, 0.45, 0.22].map((share) => mix(color, 255, share));
  const darker = [0.2, 0.4, 0.6, 0.8].map((share) => mix(color, 0, share));
  const shades = [...lighter, color, ...darker];
  return Object.fromEntries(shades.map((shade, index) => [index === 0 ? 50 : index * 100, shade]));
}

function toRadius(middle: number): Record<string, string> {
  const parts = { xs: 0.25, sm: 0.75, md: 1, lg: 1.5, xl: 2 };
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, `${Math.round(middle * part)}px`]),
  );
}

// A field in a `FormControl` has the size of that.
const sized = [
  'JoyButton',
  'JoyIconButton',
  'JoyFormControl',
  'JoyInput',
  'JoySelect',
  'JoyTextarea',
] as const;

function toComponents({ size, variant }: Choices): CssVarsThemeOptions['components'] {
  const sizes = size === 'md' ? [] : sized.map((name) => [name, { defaultProps: { size } }]);
  const components = Object.fromEntries(sizes);
  if (variant === 'solid') return components;
  const defaultProps = { ...components.JoyButton?.defaultProps, variant };
  return { ...components, JoyButton: { defaultProps } };
}

/** What `extendTheme` needs for these choices: nothing for those that are its defaults. */
export function toOptions(choices: Choices): CssVarsThemeOptions {
  const changed = colorNames.filter((name) => choices.colors[name] !== defaultColors[name]);
  const palette = Object.fromEntries(changed.map((name) => [name, toShades(choices.colors[name])]));
  const family = fonts[choices.font];
  const components = toComponents(choices) ?? {};
  return {
    ...(changed.length > 0 && { colorSchemes: { light: { palette }, dark: { palette } } }),
    ...(choices.radius !== defaultChoices.radius && { radius: toRadius(choices.radius) }),
    ...(family && { fontFamily: { body: family, display: family } }),
    ...(Object.keys(components).length > 0 && { components }),
  };
}
