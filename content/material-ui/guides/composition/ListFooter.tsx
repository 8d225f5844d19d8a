import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Divider from '@mui/material/Divider';
import Paper, { type PaperProps } from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const CountContext = React.createContext(0);

function PaperWithCount({ children, ...other }: PaperProps) {
  const count = React.useContext(CountContext);
  return (
    // Without this, a press on the footer takes the focus from the field and closes the list.
    <Paper {...other} onMouseDown={(event) => event.preventDefault()}>
      {children}
      <Divider />
      <Typography variant="body2" color="text.secondary" sx={{ px: 2, py: 1 }}>
        {count} gardens in all
      </Typography>
    </Paper>
  );
}

const gardens = ['Castle garden', 'Harbor park', 'Old cemetery', 'Rose hill'];

export default function ListFooter() {
  return (
    <CountContext.Provider value={gardens.length}>
      <Autocomplete
        options={gardens}
        PaperComponent={PaperWithCount}
        renderInput={(params) => <TextField {...params} label="Garden" />}
        sx={{ width: 260 }}
      />
    </CountContext.Provider>
  );
}
