import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PressableChips() {
  const [last, setLast] = React.useState('nothing');

  return (
    <Stack spacing={1} alignItems="center">
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" justifyContent="center">
        <Chip label="Saw to length" onClick={() => setLast('Saw to length')} />
        <Chip label="Plane" variant="outlined" onClick={() => setLast('Plane')} />
        <Chip component="a" href="#press-a-chip" clickable label="Read about chips" />
      </Stack>
      <Typography role="status">Pressed: {last}</Typography>
    </Stack>
  );
}
