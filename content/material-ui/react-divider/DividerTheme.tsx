import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { ThemeProvider, type Theme } from '@mui/material/styles';

declare module '@mui/material/Divider' {
  interface DividerPropsVariantOverrides {
    short: true;
  }
}

function withStrongDividers(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiDivider: {
        styleOverrides: {
          root: ({ theme }) => ({ borderColor: theme.palette.text.secondary }),
        },
        variants: [{ props: { variant: 'short' }, style: { width: 64, marginInline: 'auto' } }],
      },
    },
  };
}

export default function DividerTheme() {
  return (
    <ThemeProvider theme={withStrongDividers}>
      <Box sx={{ width: 280, display: 'grid', gap: 3 }}>
        <Divider />
        <Divider variant="short" />
      </Box>
    </ThemeProvider>
  );
}
