import { Box, Stack } from '@mui/system';

const patches = [
  { label: 'border: 1', sx: { border: 1 } },
  { label: 'border: 4', sx: { border: 4 } },
  { label: "border: '3px dashed'", sx: { border: '3px dashed' } },
  { label: 'borderTop: 3', sx: { borderTop: 3 } },
  { label: 'border: 2, borderBottom: 8', sx: { border: 2, borderBottom: 8 } },
];

export default function QuiltPatches() {
  return (
    <Stack direction="row" gap={2} flexWrap="wrap">
      {patches.map(({ label, sx }) => (
        <Box key={label} sx={[{ p: 2, bgcolor: '#fdf4e3', color: '#1e3a5f' }, sx]}>
          {label}
        </Box>
      ))}
    </Stack>
  );
}
