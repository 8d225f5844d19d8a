import AnchorIcon from '@mui/icons-material/Anchor';
import Stack from '@mui/material/Stack';

export default function IconColors() {
  return (
    <Stack direction="row" spacing={3}>
      <AnchorIcon />
      <AnchorIcon color="action" />
      <AnchorIcon color="primary" />
      <AnchorIcon color="success" />
      <AnchorIcon color="disabled" />
      <AnchorIcon htmlColor="#8d6e63" />
    </Stack>
  );
}
