import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SidePalette() {
  const [last, setLast] = React.useState('Note');

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Paper variant="outlined">
        <MenuList dense disabledItemsFocusable disableListWrap aria-label="Insert">
          {['Note', 'Rest', 'Tie', 'Fermata'].map((name) => (
            <MenuItem
              key={name}
              disabled={name === 'Tie'}
              tabIndex={name === last ? 0 : -1}
              onClick={() => setLast(name)}
            >
              {name}
            </MenuItem>
          ))}
        </MenuList>
      </Paper>
      <Typography role="status">Last inserted: {last}</Typography>
    </Stack>
  );
}
