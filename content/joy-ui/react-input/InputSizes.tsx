import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const sizes = [
  { size: 'sm', text: 'Small, 32 px' },
  { size: 'md', text: 'Medium, 36 px' },
  { size: 'lg', text: 'Large, 44 px' },
] as const;

export default function InputSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      {sizes.map(({ size, text }) => (
        <Input
          key={size}
          size={size}
          defaultValue={text}
          slotProps={{ input: { 'aria-label': text } }}
        />
      ))}
    </Stack>
  );
}
