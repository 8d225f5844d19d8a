import * as React from 'react';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const weekend = ['Sat', 'Sun'];

function summarize(chosen: string[]) {
  const inOrder = days.filter((day) => chosen.includes(day));
  if (inOrder.length === days.length) {
    return 'Every day';
  }
  if (inOrder.length === 5 && !weekend.some((day) => inOrder.includes(day))) {
    return 'Weekdays';
  }
  return inOrder.join(', ');
}

export default function OpeningDays() {
  const labelId = React.useId();
  const [chosen, setChosen] = React.useState(['Tue', 'Thu', 'Sat']);

  return (
    <FormControl sx={{ width: 280, maxWidth: '100%' }}>
      <InputLabel id={labelId}>Open on</InputLabel>
      <Select
        multiple
        labelId={labelId}
        id={`${labelId}-select`}
        label="Open on"
        value={chosen}
        onChange={(event) => {
          const { value } = event.target;
          setChosen(typeof value === 'string' ? value.split(',') : value);
        }}
        renderValue={summarize}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 320 } } } }}
      >
        {days.map((day) => (
          <MenuItem key={day} value={day}>
            <ListItemIcon>
              {chosen.includes(day) ? <CheckBoxIcon /> : <CheckBoxOutlineBlankIcon />}
            </ListItemIcon>
            <ListItemText primary={day} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
