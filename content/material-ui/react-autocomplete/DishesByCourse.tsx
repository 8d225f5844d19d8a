import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';

const dishes = [
  { course: 'Starters', name: 'Beet carpaccio' },
  { course: 'Starters', name: 'Nettle soup' },
  { course: 'Mains', name: 'Barley risotto' },
  { course: 'Mains', name: 'Trout with almonds' },
  { course: 'Desserts', name: 'Plum dumplings' },
  { course: 'Desserts', name: 'Rhubarb fool' },
];

export default function DishesByCourse() {
  const id = React.useId();

  return (
    <Autocomplete
      options={dishes}
      groupBy={(dish) => dish.course}
      getOptionLabel={(dish) => dish.name}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="none">
          <ListSubheader component="div" disableSticky id={`${id}-${key}`}>
            {group}
          </ListSubheader>
          <Box component="ul" role="group" aria-labelledby={`${id}-${key}`} sx={{ padding: 0 }}>
            {children}
          </Box>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Dish" />}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
