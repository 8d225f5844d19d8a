import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function WindButton() {
  const [flying, setFlying] = React.useState(false);

  return (
    <Stack direction="row">
      <Button variant="contained" onClick={() => setFlying(!flying)}>
        {flying ? 'Land the kite' : 'Let the kite fly'}
      </Button>
    </Stack>
  );
}
