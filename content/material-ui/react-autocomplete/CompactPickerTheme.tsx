import * as React from 'react';
import Autocomplete, { autocompleteClasses } from '@mui/material/Autocomplete';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import TextField from '@mui/material/TextField';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const seasons = ['Spring', 'Summer', 'Autumn', 'Winter'];

function withCompactPickers(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiAutocomplete: {
        defaultProps: { size: 'small', popupIcon: <KeyboardArrowDownIcon /> },
        styleOverrides: {
          paper: { borderRadius: 12 },
          listbox: {
            padding: 4,
            [`& .${autocompleteClasses.option}`]: { borderRadius: 8 },
          },
        },
      },
    },
  };
}

export default function CompactPickerTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withCompactPickers(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Autocomplete
        options={seasons}
        slotProps={{ paper: { elevation: 8 } }}
        renderInput={(params) => <TextField {...params} label="Season" />}
        sx={{ width: 280, maxWidth: '100%' }}
      />
    </ThemeProvider>
  );
}
