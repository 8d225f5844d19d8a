import type { IconColor } from '../../shared/icons';

interface IconPalette {
  palette: Record<string, { main?: string; active?: string; disabled?: string }>;
}

/** Values of the prop that take a color from the palette, besides `inherit`: `SvgIcon.d.ts` of the installed package. */
const mainColors = ['primary', 'secondary', 'success', 'error', 'info', 'warning'] as const;

/** What the prop `color` of `SvgIcon` gives in the default themes; `SvgIcon.js` of the installed package has the rule. */
export function toIconColors(themes: Record<'light' | 'dark', unknown>): IconColor[] {
  const { light, dark } = themes as Record<'light' | 'dark', IconPalette>;
  const read = (pick: (theme: IconPalette) => string | undefined, name: string): IconColor => ({
    name,
    light: pick(light) ?? '',
    dark: pick(dark) ?? '',
  });
  return [
    ...mainColors.map((name) => read(({ palette }) => palette[name]?.main, name)),
    read(({ palette }) => palette['action']?.active, 'action'),
    read(({ palette }) => palette['action']?.disabled, 'disabled'),
  ];
}
