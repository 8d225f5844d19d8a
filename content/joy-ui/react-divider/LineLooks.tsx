import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

export default function LineLooks() {
  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%', maxWidth: 360 }}>
      <Divider />
      <Divider sx={{ '--Divider-thickness': '3px' }} />
      <Divider sx={{ '--Divider-lineColor': 'var(--joy-palette-success-500)' }} />
      <Divider inset="context" sx={{ '--Divider-inset': '3rem' }} />
    </Stack>
  );
}
