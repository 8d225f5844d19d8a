import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { extendTheme, type PaletteRange } from '@mui/joy/styles';
import { InBothModes } from './inBothModes';

declare module '@mui/joy/styles' {
  interface ColorPalettePropOverrides {
    plum: true;
  }
  interface Palette {
    plum: PaletteRange;
  }
}

const plum = {
  50: '#f8f4fb',
  100: '#efe4f6',
  200: '#ddc8ec',
  300: '#c09fdb',
  400: '#9b6cc4',
  500: '#7a3fa8',
  600: '#643289',
  700: '#4b2667',
  800: '#2b163b',
  900: '#170b20',
};

function toPlum(scheme: 'light' | 'dark') {
  const isDark = scheme === 'dark';
  const pick = (light: keyof typeof plum, dark: keyof typeof plum) => plum[isDark ? dark : light];
  const off = `var(--plum-palette-neutral-${isDark ? 500 : 400})`;
  const offBg = `var(--plum-palette-neutral-${isDark ? 800 : 100})`;

  return {
    ...plum,
    solidColor: '#fff',
    solidBg: plum[500],
    solidHoverBg: plum[600],
    solidActiveBg: plum[700],
    solidDisabledColor: off,
    solidDisabledBg: offBg,
    softColor: pick(700, 200),
    softBg: pick(100, 800),
    softHoverBg: pick(200, 700),
    softActiveBg: pick(300, 600),
    softDisabledColor: off,
    softDisabledBg: offBg,
    outlinedColor: pick(500, 200),
    outlinedBorder: pick(300, 700),
    outlinedHoverBg: pick(100, 800),
    outlinedActiveBg: pick(200, 700),
    outlinedDisabledColor: off,
    outlinedDisabledBorder: offBg,
    plainColor: pick(500, 300),
    plainHoverBg: pick(100, 800),
    plainActiveBg: pick(200, 700),
    plainDisabledColor: off,
  };
}

const theme = extendTheme({
  cssVarPrefix: 'plum',
  colorSchemes: {
    light: { palette: { plum: toPlum('light') } },
    dark: { palette: { plum: toPlum('dark') } },
  },
});

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function PlumColor() {
  return (
    <InBothModes theme={theme}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} color="plum">
            {variant}
          </Button>
        ))}
        <Button color="plum" disabled>
          disabled
        </Button>
      </Stack>
    </InBothModes>
  );
}
