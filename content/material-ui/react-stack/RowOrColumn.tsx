import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function RowOrColumn() {
  return (
    <Stack direction="row" spacing={6} useFlexGap flexWrap="wrap">
      <Stack spacing={1}>
        <Button variant="outlined">Above</Button>
        <Button variant="outlined">Between</Button>
        <Button variant="outlined">Below</Button>
      </Stack>
      <Stack direction="row" spacing={1} alignItems="center">
        <Button variant="outlined">Before</Button>
        <Button variant="outlined">Behind</Button>
      </Stack>
    </Stack>
  );
}
