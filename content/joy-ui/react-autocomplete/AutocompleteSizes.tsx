import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

const sizes = [
  { size: 'sm', label: 'Small' },
  { size: 'md', label: 'Medium' },
  { size: 'lg', label: 'Large' },
] as const;

export default function AutocompleteSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      {sizes.map(({ size, label }) => (
        <FormControl key={size} size={size}>
          <FormLabel>{label}</FormLabel>
          <Autocomplete options={['Gut', 'Silk', 'Steel', 'Horsehair']} defaultValue="Gut" />
        </FormControl>
      ))}
    </Stack>
  );
}
