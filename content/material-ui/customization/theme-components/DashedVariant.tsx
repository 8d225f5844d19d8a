import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    dashed: true;
  }
}

export default function DashedVariant() {
  const { direction, palette } = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme({
        direction,
        palette: { mode: palette.mode },
        components: {
          MuiButton: {
            variants: [
              {
                props: { variant: 'dashed' },
                style: ({ theme: { palette: colors } }) => ({
                  padding: '5px 15px',
                  border: '2px dashed currentColor',
                  color: colors.primary.main,
                }),
              },
              {
                props: { variant: 'dashed', color: 'error' },
                style: ({ theme: { palette: colors } }) => ({ color: colors.error.main }),
              },
            ],
          },
        },
      }),
    [direction, palette.mode],
  );

  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" useFlexGap flexWrap="wrap" spacing={2}>
        <Button variant="dashed" startIcon={<AddIcon />}>
          Add a photo
        </Button>
        <Button variant="dashed" color="error">
          Remove all
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
