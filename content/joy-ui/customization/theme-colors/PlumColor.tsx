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

const solid = {
  solidColor: '#fff',
  solidBg: plum[500],
  solidHoverBg: plum[600],
  solidActiveBg: plum[700],
};

const theme = extendTheme({
  cssVarPrefix: 'plum',
  colorSchemes: {
    light: {
      palette: {
        plum: {
          ...plum,
          ...solid,
          softColor: plum[700],
          softBg: plum[100],
          softHoverBg: plum[200],
          softActiveBg: plum[300],
          outlinedColor: plum[500],
          outlinedBorder: plum[300],
          outlinedHoverBg: plum[100],
          outlinedActiveBg: plum[200],
          plainColor: plum[500],
          plainHoverBg: plum[100],
          plainActiveBg: plum[200],
        },
      },
    },
    dark: {
      palette: {
        plum: {
          ...plum,
          ...solid,
          softColor: plum[200],
          softBg: plum[800],
          softHoverBg: plum[700],
          softActiveBg: plum[600],
          outlinedColor: plum[200],
          outlinedBorder: plum[700],
          outlinedHoverBg: plum[800],
          outlinedActiveBg: plum[700],
          plainColor: plum[300],
          plainHoverBg: plum[800],
          plainActiveBg: plum[700],
        },
      },
    },
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
      </Stack>
    </InBothModes>
  );
}
