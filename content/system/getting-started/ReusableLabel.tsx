import { Stack, styled } from '@mui/system';

const Label = styled('span')<{ tone: 'calm' | 'urgent' }>(({ theme, tone }) => ({
  padding: theme.spacing(0.5, 1.5),
  borderRadius: 999,
  fontSize: 14,
  color: '#fff',
  backgroundColor: tone === 'urgent' ? '#b3261e' : '#2f6f4f',
  [theme.breakpoints.up('sm')]: { fontSize: 16 },
}));

export default function ReusableLabel() {
  return (
    <Stack direction="row" gap={2} flexWrap="wrap" alignItems="center">
      <Label tone="calm">On time</Label>
      <Label tone="urgent">Platform changed</Label>
      <Label tone="calm" sx={{ borderRadius: 1 }}>
        One exception, with sx
      </Label>
    </Stack>
  );
}
