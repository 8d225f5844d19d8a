import * as React from 'react';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import RemoveIcon from '@mui/icons-material/Remove';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const priorities = [
  { value: 'high', name: 'High', note: 'Today', Icon: KeyboardArrowUpIcon },
  { value: 'normal', name: 'Normal', note: 'This week', Icon: RemoveIcon },
  { value: 'low', name: 'Low', note: 'When there is time', Icon: KeyboardArrowDownIcon },
];

export default function PriorityOptions() {
  const labelId = React.useId();
  const [priority, setPriority] = React.useState('normal');

  return (
    <FormControl sx={{ width: 260, maxWidth: '100%' }}>
      <InputLabel id={labelId}>Priority</InputLabel>
      <Select
        labelId={labelId}
        id={`${labelId}-select`}
        label="Priority"
        value={priority}
        onChange={(event) => setPriority(event.target.value)}
        renderValue={(value) => priorities.find((entry) => entry.value === value)?.name}
      >
        {priorities.map(({ value, name, note, Icon }) => (
          <MenuItem key={value} value={value}>
            <ListItemIcon>
              <Icon />
            </ListItemIcon>
            <ListItemText primary={name} secondary={note} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
