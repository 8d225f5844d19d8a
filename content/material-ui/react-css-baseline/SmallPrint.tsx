import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Stack from '@mui/material/Stack';

export default function SmallPrint() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <ScopedCssBaseline sx={{ p: 2, borderRadius: 1 }}>
        The fee is for one night, water and showers included.
      </ScopedCssBaseline>
      <ScopedCssBaseline
        sx={{ p: 2, borderRadius: 1, typography: 'body2', bgcolor: 'transparent' }}
      >
        A boat that stays after noon pays for another night. The harbor master may move it.
      </ScopedCssBaseline>
    </Stack>
  );
}
