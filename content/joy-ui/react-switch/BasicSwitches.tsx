import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function BasicSwitches() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 240 }}>
      <FormControl orientation="horizontal">
        <FormLabel>Main lamp</FormLabel>
        <Switch defaultChecked />
      </FormControl>
      <FormControl orientation="horizontal">
        <FormLabel>Fog horn</FormLabel>
        <Switch />
      </FormControl>
      <FormControl orientation="horizontal" disabled>
        <FormLabel>Spare lamp</FormLabel>
        <Switch />
      </FormControl>
    </Stack>
  );
}
