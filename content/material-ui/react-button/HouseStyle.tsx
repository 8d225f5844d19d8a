import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    dashed: true;
  }
}

function withHouseStyle(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: { textTransform: 'none' },
        },
        variants: [
          {
            props: { variant: 'dashed' },
            style: { border: '1px dashed currentColor' },
          },
        ],
      },
    },
  };
}

export default function HouseStyle() {
  const outer = useTheme();
  const theme = React.useMemo(() => withHouseStyle(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
        <Button variant="contained">Assign reviewer</Button>
        <Button variant="dashed">Add a label</Button>
      </Stack>
    </ThemeProvider>
  );
}
