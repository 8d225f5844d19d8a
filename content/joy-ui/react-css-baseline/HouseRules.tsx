import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';
import Stack from '@mui/joy/Stack';

export default function HouseRules() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 340 }}>
      <ScopedCssBaseline sx={{ p: 2 }}>
        The usual text style of a part is body-md.
      </ScopedCssBaseline>
      <ScopedCssBaseline sx={{ p: 2, typography: 'body-sm' }}>
        House rules: no picking, no pruning, and please close the door behind you.
      </ScopedCssBaseline>
    </Stack>
  );
}
