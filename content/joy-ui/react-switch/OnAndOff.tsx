import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function OnAndOff() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 240 }}>
      <FormControl orientation="horizontal">
        <FormLabel>Read as a checkbox</FormLabel>
        <Switch defaultChecked />
      </FormControl>
      <FormControl orientation="horizontal">
        <FormLabel>Read as a switch</FormLabel>
        <Switch defaultChecked slotProps={{ input: { role: 'switch' } }} />
      </FormControl>
    </Stack>
  );
}
