import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    ochre: Palette['primary'];
  }
  interface PaletteOptions {
    ochre?: PaletteOptions['primary'];
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    ochre: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    ochre: true;
  }
}

export default function AddedColor() {
  const { direction, palette } = useTheme();
  const theme = React.useMemo(() => {
    const base = createTheme({ direction, palette: { mode: palette.mode } });
    return createTheme(base, {
      palette: {
        ochre: base.palette.augmentColor({
          color: { main: palette.mode === 'dark' ? '#e3b55b' : '#8a5a00' },
          name: 'ochre',
        }),
      },
    });
  }, [direction, palette.mode]);

  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" useFlexGap flexWrap="wrap" spacing={2} alignItems="center">
        <Button variant="contained" color="ochre">
          Contained
        </Button>
        <Button variant="outlined" color="ochre">
          Outlined
        </Button>
        <Chip color="ochre" label="Chip" />
        <Typography sx={{ color: 'ochre.main' }}>Text</Typography>
      </Stack>
    </ThemeProvider>
  );
}
