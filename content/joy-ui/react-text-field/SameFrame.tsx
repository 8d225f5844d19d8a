import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function SameFrame() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl>
        <FormLabel>Greeting</FormLabel>
        <Textarea minRows={2} />
        <FormHelperText>Two sentences, please.</FormHelperText>
      </FormControl>
      <FormControl>
        <FormLabel>Show</FormLabel>
        <Select
          placeholder="Any show"
          sx={{ '--Select-placeholderOpacity': 0.8 }}
          slotProps={{ listbox: { 'aria-label': 'Show' } }}
        >
          <Option value="morning">Kitchen radio</Option>
          <Option value="night">Songs after dark</Option>
        </Select>
        <FormHelperText>The one where your song is played</FormHelperText>
      </FormControl>
    </Stack>
  );
}
