import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function BasicInputs() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <FormControl>
        <FormLabel>Garden plot</FormLabel>
        <Input placeholder="B 14" />
      </FormControl>
      <FormControl>
        <FormLabel>Crop</FormLabel>
        <Input defaultValue="Broad beans" />
      </FormControl>
    </Stack>
  );
}
