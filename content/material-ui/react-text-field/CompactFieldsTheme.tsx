import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withCompactFields(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiTextField: {
        defaultProps: { variant: 'filled', size: 'small', fullWidth: true },
      },
      MuiFilledInput: {
        styleOverrides: {
          root: {
            borderRadius: 6,
            '&::before, &::after': { display: 'none' },
            '&.Mui-focused': { outline: '2px solid currentColor' },
          },
        },
      },
    },
  };
}

export default function CompactFieldsTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withCompactFields(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <TextField label="Channel" defaultValue="field-notes" />
        <TextField label="Topic" helperText="One line that says what belongs here" />
      </Stack>
    </ThemeProvider>
  );
}
