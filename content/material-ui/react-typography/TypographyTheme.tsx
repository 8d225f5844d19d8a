import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

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
  return (
    <ThemeProvider theme={withSigns}>
      <Box>
        <Typography variant="sign" gutterBottom>
          DUNE HUT 2 KM
        </Typography>
        <Typography variant="subtitle1">A subtitle that is no heading</Typography>
      </Box>
    </ThemeProvider>
  );
}
