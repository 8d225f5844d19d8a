import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function VerticalText() {
  return (
    <Stack direction="row" spacing={1} sx={{ height: 120 }} alignItems="center">
      <Typography>Walk, 20 minutes</Typography>
      <Divider orientation="vertical" flexItem role="presentation">
        or
      </Divider>
      <Typography>Ferry, 6 minutes</Typography>
    </Stack>
  );
}
