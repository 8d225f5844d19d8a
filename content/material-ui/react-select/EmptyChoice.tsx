import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function EmptyChoice() {
  const labelId = React.useId();
  const [project, setProject] = React.useState('');

  return (
    <FormControl sx={{ width: 240, maxWidth: '100%' }}>
      <InputLabel id={labelId} shrink>
        Project
      </InputLabel>
      <Select
        labelId={labelId}
        id={`${labelId}-select`}
        label="Project"
        notched
        displayEmpty
        value={project}
        onChange={(event) => setProject(event.target.value)}
      >
        <MenuItem value="">All projects</MenuItem>
        <MenuItem value="roof">Roof repair</MenuItem>
        <MenuItem value="garden">Rain garden</MenuItem>
      </Select>
    </FormControl>
  );
}
