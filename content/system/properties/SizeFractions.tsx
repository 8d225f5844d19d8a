import { Box, Stack } from '@mui/system';

const widths = [
  { label: 'width: 1', width: 1 },
  { label: 'width: 3 / 4', width: 3 / 4 },
  { label: 'width: 1 / 2', width: 1 / 2 },
  { label: 'width: 200', width: 200 },
  { label: "width: '30ch'", width: '30ch' },
];

export default function SizeFractions() {
  return (
    <Stack gap={1} sx={{ width: 1, maxWidth: 'sm' }}>
      {widths.map(({ label, width }) => (
        <Box
          key={label}
          sx={{
            width,
            maxWidth: 1,
            boxSizing: 'border-box',
            px: 1.5,
            py: 0.5,
            borderRadius: 2,
            bgcolor: '#166534',
            color: '#fff',
          }}
        >
          {label}
        </Box>
      ))}
    </Stack>
  );
}
