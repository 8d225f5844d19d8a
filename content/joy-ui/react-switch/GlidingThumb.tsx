import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function GlidingThumb() {
  return (
    <FormControl orientation="horizontal" sx={{ width: '100%', maxWidth: 240 }}>
      <FormLabel>Turn the lens</FormLabel>
      <Switch
        size="lg"
        sx={{
          '@media (prefers-reduced-motion: no-preference)': {
            '& .MuiSwitch-thumb': { transition: 'left 200ms' },
            '& .MuiSwitch-track': { transition: 'background-color 200ms' },
          },
        }}
      />
    </FormControl>
  );
}
