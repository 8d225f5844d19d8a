import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { extendTheme } from '@mui/joy/styles';
import { SchemePanels } from './schemePanels';

declare module '@mui/joy/styles' {
  interface ColorPalettePropOverrides {
    info: true;
  }
  interface PaletteOverrides {
    info: true;
  }
}

const shades = {
  50: '#FDF7FF',
  100: '#F4EAFF',
  200: '#E1CBFF',
  300: '#C69EFF',
  400: '#A374F9',
  500: '#814DDE',
  600: '#5F35AE',
  700: '#452382',
  800: '#301761',
  900: '#1D0A42',
};

const solid = { solidColor: '#FFF', solidBg: shades[500], solidHoverBg: shades[600] };

const theme = extendTheme({
  cssVarPrefix: 'quay',
  colorSchemes: {
    light: {
      palette: {
        info: {
          ...shades,
          ...solid,
          softColor: shades[700],
          softBg: shades[100],
          outlinedColor: shades[500],
          outlinedBorder: shades[300],
          outlinedHoverBg: shades[100],
          plainColor: shades[500],
          plainHoverBg: shades[100],
        },
      },
    },
    dark: {
      palette: {
        info: {
          ...shades,
          ...solid,
          softColor: shades[200],
          softBg: shades[800],
          outlinedColor: shades[200],
          outlinedBorder: shades[700],
          outlinedHoverBg: shades[800],
          plainColor: shades[300],
          plainHoverBg: shades[800],
        },
      },
    },
  },
});

export default function InfoAgain() {
  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <SchemePanels theme={theme}>
        <Stack spacing={1.5} alignItems="flex-start">
          <Alert color="info" role="note" sx={{ width: '100%' }}>
            The crane rests on Sunday.
          </Alert>
          <Button color="info">Ask the harbor office</Button>
        </Stack>
      </SchemePanels>
    </Box>
  );
}
