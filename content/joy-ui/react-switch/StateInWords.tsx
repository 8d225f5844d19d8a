import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function StateInWords() {
  const [locked, setLocked] = React.useState(true);

  return (
    <FormControl orientation="horizontal" sx={{ width: '100%', maxWidth: 240 }}>
      <FormLabel>Lock the gallery</FormLabel>
      <Switch
        color={locked ? 'success' : 'neutral'}
        checked={locked}
        onChange={(event) => setLocked(event.target.checked)}
        endDecorator={({ checked }) => (checked ? 'On' : 'Off')}
        slotProps={{ endDecorator: { sx: { minWidth: '2em' } } }}
      />
    </FormControl>
  );
}
