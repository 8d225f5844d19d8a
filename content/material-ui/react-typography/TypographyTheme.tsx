import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    sign: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    sign?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    sign: true;
  }
}

function withSigns(outer: Theme): Theme {
  return {
    ...outer,
    typography: {
      ...outer.typography,
      sign: {
        fontFamily: 'monospace',
        fontSize: outer.typography.pxToRem(18),
        fontWeight: outer.typography.fontWeightBold,
        letterSpacing: '0.1em',
      },
    },
    components: {
      ...outer.components,
      MuiTypography: {
        defaultProps: { variantMapping: { sign: 'p', subtitle1: 'p', subtitle2: 'p' } },
        styleOverrides: { gutterBottom: { marginBottom: 12 } },
      },
    },
  };
}

export default function TypographyTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withSigns(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Box>
        <Typography variant="sign" gutterBottom>
          DUNE HUT 2 KM
        </Typography>
        <Typography variant="subtitle1">A subtitle that is no heading</Typography>
      </Box>
    </ThemeProvider>
  );
}
