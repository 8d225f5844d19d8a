import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BasicButtons() {
  const [left, setLeft] = React.useState(3);

  return (
    <Stack spacing={2} alignItems="center">
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
        <Button disabled={left === 0} onClick={() => setLeft(left - 1)}>
          Borrow a drill
        </Button>
        <Button disabled={left === 3} onClick={() => setLeft(left + 1)}>
          Bring one back
        </Button>
      </Stack>
      <Typography role="status">Drills on the shelf: {left}</Typography>
    </Stack>
  );
}
