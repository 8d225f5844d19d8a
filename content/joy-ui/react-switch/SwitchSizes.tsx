import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function SwitchSizes() {
  return (
    <Stack direction="row" spacing={3} useFlexGap flexWrap="wrap" justifyContent="center">
      <Switch size="sm" slotProps={{ input: { 'aria-label': 'Small' } }} />
      <Switch size="md" slotProps={{ input: { 'aria-label': 'Medium' } }} />
      <Switch size="lg" slotProps={{ input: { 'aria-label': 'Large' } }} />
      <Switch
        slotProps={{ input: { 'aria-label': 'Lever' } }}
        sx={{
          '--Switch-trackWidth': '64px',
          '--Switch-trackHeight': '32px',
          '--Switch-trackRadius': '6px',
          '--Switch-thumbWidth': '28px',
          '--Switch-thumbSize': '24px',
        }}
      />
    </Stack>
  );
}
