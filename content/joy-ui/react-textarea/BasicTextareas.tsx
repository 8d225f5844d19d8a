import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function BasicTextareas() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 340 }}>
      <FormControl>
        <FormLabel>Where you came from</FormLabel>
        <Textarea defaultValue="Over the north ridge" />
        <FormHelperText>The warden reads this when somebody is missing.</FormHelperText>
      </FormControl>
      <FormControl disabled>
        <FormLabel>Remarks of the warden</FormLabel>
        <Textarea defaultValue="Left at six." />
      </FormControl>
    </Stack>
  );
}
