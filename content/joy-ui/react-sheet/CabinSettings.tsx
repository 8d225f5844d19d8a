import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const settings = [
  { id: 'heat', label: 'Heat the cabins', text: 'From the first run to the last' },
  { id: 'bikes', label: 'Take bikes', text: 'At most four in a cabin' },
];

export default function CabinSettings() {
  const id = React.useId();

  return (
    <Sheet
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ width: '100%', maxWidth: 400, p: 2, borderRadius: 'md', boxSizing: 'border-box' }}
    >
      <Typography id={id} level="title-lg" component="h3" sx={{ mb: 2 }}>
        Cabins
      </Typography>
      <Stack spacing={2}>
        {settings.map((setting) => (
          <FormControl
            key={setting.id}
            orientation="horizontal"
            sx={{ justifyContent: 'space-between', gap: 2 }}
          >
            <div>
              <FormLabel>{setting.label}</FormLabel>
              <FormHelperText sx={{ mt: 0 }}>{setting.text}</FormHelperText>
            </div>
            <Switch defaultChecked={setting.id === 'heat'} />
          </FormControl>
        ))}
      </Stack>
    </Sheet>
  );
}
