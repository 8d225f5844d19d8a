import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    figure: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    figure?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
  }
}

export default function AddedVariant() {
  const { direction, palette } = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme({
        direction,
        palette: { mode: palette.mode },
        typography: {
          figure: {
            // An added variant does not get the font of the theme.
            fontFamily: 'Roboto, Helvetica, Arial, sans-serif',
            fontSize: '2.75rem',
            fontWeight: 300,
            fontVariantNumeric: 'tabular-nums',
          },
        },
        components: {
          MuiTypography: { defaultProps: { variantMapping: { figure: 'p' } } },
        },
      }),
    [direction, palette.mode],
  );

  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', gap: 6, color: 'text.primary' }}>
        <div>
          <Typography variant="figure">1,284</Typography>
          <Typography color="text.secondary">Readers this week</Typography>
        </div>
        <div>
          <Typography variant="figure">96%</Typography>
          <Typography color="text.secondary">Answered</Typography>
        </div>
      </Box>
    </ThemeProvider>
  );
}
