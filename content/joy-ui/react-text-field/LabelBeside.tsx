import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const fields = [
  { label: 'Song', value: 'Lanterns' },
  { label: 'Band', value: 'The Night Ferry' },
  { label: 'Year', value: '1998' },
];

export default function LabelBeside() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 320 }}>
      {fields.map(({ label, value }) => (
        <FormControl key={label} orientation="horizontal">
          <FormLabel sx={{ width: 56, flexShrink: 0 }}>{label}</FormLabel>
          <Input defaultValue={value} sx={{ flexGrow: 1 }} />
        </FormControl>
      ))}
    </Stack>
  );
}
