import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function BasicTextFields() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl required>
        <FormLabel>Song</FormLabel>
        <Input defaultValue="Slow train to the coast" />
      </FormControl>
      <FormControl>
        <FormLabel>For whom</FormLabel>
        <Input />
        <FormHelperText>We read out the first name.</FormHelperText>
      </FormControl>
      <FormControl disabled>
        <FormLabel>Time on air</FormLabel>
        <Input defaultValue="After 9 pm" />
      </FormControl>
    </Stack>
  );
}
