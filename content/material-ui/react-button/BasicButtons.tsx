import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function BasicButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
      <Button>Keep as draft</Button>
      <Button variant="outlined">Preview</Button>
      <Button variant="contained">Publish</Button>
    </Stack>
  );
}
