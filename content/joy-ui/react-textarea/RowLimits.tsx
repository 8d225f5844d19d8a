import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function RowLimits() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 340 }}>
      <FormControl>
        <FormLabel>Two to four rows</FormLabel>
        <Textarea minRows={2} maxRows={4} defaultValue="Write on, until the text scrolls." />
      </FormControl>
      <FormControl>
        <FormLabel>Always three rows</FormLabel>
        <Textarea minRows={3} maxRows={3} defaultValue="This field keeps its height." />
      </FormControl>
    </Stack>
  );
}
