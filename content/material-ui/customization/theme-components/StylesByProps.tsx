import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { alpha, createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function StylesByProps() {
  const { direction, palette } = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme({
        direction,
        palette: { mode: palette.mode },
        components: {
          MuiChip: {
            styleOverrides: {
              root: ({ ownerState, theme: { palette: colors } }) => ({
                borderRadius: 6,
                ...(ownerState.color === 'success' &&
                  ownerState.variant === 'outlined' && {
                    backgroundColor: alpha(colors.success.main, 0.08),
                    borderStyle: 'dashed',
                  }),
              }),
            },
          },
        },
      }),
    [direction, palette.mode],
  );

  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" useFlexGap flexWrap="wrap" spacing={1}>
        <Chip label="Filled" color="success" />
        <Chip label="Outlined" variant="outlined" />
        <Chip label="Outlined and success" variant="outlined" color="success" />
      </Stack>
    </ThemeProvider>
  );
}
