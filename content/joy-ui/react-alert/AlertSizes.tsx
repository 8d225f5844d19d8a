import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';

const sizes = [
  { size: 'sm', label: 'Small' },
  { size: 'md', label: 'Medium' },
  { size: 'lg', label: 'Large' },
] as const;

export default function AlertSizes() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 420 }}>
      {sizes.map(({ size, label }) => (
        <Alert key={size} role="note" size={size} startDecorator={<ConfirmationNumber />}>
          <Box>{label}: day tickets are valid on both lines.</Box>
        </Alert>
      ))}
    </Stack>
  );
}
