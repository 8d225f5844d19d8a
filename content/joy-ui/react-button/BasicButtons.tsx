import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const stock = 3;
const unavailable = { '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' } };

export default function BasicButtons() {
  const [left, setLeft] = React.useState(stock);

  return (
    <Stack spacing={2} alignItems="center">
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
        <Button
          aria-disabled={left === 0}
          sx={unavailable}
          onClick={() => setLeft(Math.max(0, left - 1))}
        >
          Borrow a drill
        </Button>
        <Button
          aria-disabled={left === stock}
          sx={unavailable}
          onClick={() => setLeft(Math.min(stock, left + 1))}
        >
          Bring one back
        </Button>
      </Stack>
      <Typography role="status">Drills on the shelf: {left}</Typography>
    </Stack>
  );
}
