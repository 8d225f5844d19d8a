import AnchorIcon from '@mui/icons-material/Anchor';
import Stack from '@mui/material/Stack';

export default function IconSizes() {
  return (
    <Stack direction="row" spacing={3} alignItems="center">
      <AnchorIcon fontSize="small" />
      <AnchorIcon />
      <AnchorIcon fontSize="large" />
      <AnchorIcon sx={{ fontSize: 64 }} />
    </Stack>
  );
}
