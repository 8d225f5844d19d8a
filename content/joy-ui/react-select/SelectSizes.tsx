import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const sizes = [
  { size: 'sm', label: 'Small' },
  { size: 'md', label: 'Medium' },
  { size: 'lg', label: 'Large' },
] as const;

export default function SelectSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      {sizes.map(({ size, label }) => (
        <FormControl key={size} size={size}>
          <FormLabel>{label}</FormLabel>
          <Select defaultValue="12" slotProps={{ listbox: { 'aria-label': label } }}>
            <Option value="10">10 point</Option>
            <Option value="12">12 point</Option>
            <Option value="14">14 point</Option>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
