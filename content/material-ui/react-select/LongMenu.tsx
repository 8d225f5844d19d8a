import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const rooms = Array.from({ length: 40 }, (_, index) => `Room ${index + 101}`);

export default function LongMenu() {
  const labelId = React.useId();

  return (
    <FormControl sx={{ width: 240, maxWidth: '100%' }}>
      <InputLabel id={labelId}>Room</InputLabel>
      <Select
        labelId={labelId}
        id={`${labelId}-select`}
        label="Room"
        defaultValue="Room 112"
        MenuProps={{
          anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
          transformOrigin: { vertical: 'top', horizontal: 'left' },
          slotProps: { paper: { sx: { maxHeight: 280 } } },
        }}
      >
        {rooms.map((room) => (
          <MenuItem key={room} value={room}>
            {room}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
