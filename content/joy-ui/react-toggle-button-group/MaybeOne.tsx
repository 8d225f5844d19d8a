import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

export default function MaybeOne() {
  const [planet, setPlanet] = React.useState('none');

  return (
    <Stack spacing={1} alignItems="center" sx={{ width: '100%', maxWidth: 320 }}>
      <ToggleButtonGroup
        aria-label="Follow a planet"
        value={planet}
        onChange={(_event, next) => setPlanet(next ?? 'none')}
      >
        <Button value="Venus">Venus</Button>
        <Button value="Mars">Mars</Button>
        <Button value="Saturn">Saturn</Button>
      </ToggleButtonGroup>
      <Typography role="status" level="body-sm" textColor="text.secondary">
        {planet === 'none' ? 'The sky stands still.' : `The sky turns with ${planet}.`}
      </Typography>
    </Stack>
  );
}
