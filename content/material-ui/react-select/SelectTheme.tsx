import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withHouseSelects(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiSelect: {
        defaultProps: {
          IconComponent: ExpandMoreIcon,
          MenuProps: { slotProps: { paper: { elevation: 4, sx: { borderRadius: 3 } } } },
        },
        styleOverrides: {
          select: { fontWeight: 500 },
        },
      },
      MuiMenuItem: {
        defaultProps: { dense: true },
      },
    },
  };
}

export default function SelectTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withHouseSelects(outer), [outer]);
  const [paper, setPaper] = React.useState('a5');

  return (
    <ThemeProvider theme={theme}>
      <TextField
        select
        label="Paper"
        value={paper}
        onChange={(event) => setPaper(event.target.value)}
        sx={{ width: 240, maxWidth: '100%' }}
      >
        <MenuItem value="a4">A4</MenuItem>
        <MenuItem value="a5">A5</MenuItem>
        <MenuItem value="square">Square</MenuItem>
      </TextField>
    </ThemeProvider>
  );
}
