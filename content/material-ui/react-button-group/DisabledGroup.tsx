import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function DisabledGroup() {
  const [frost, setFrost] = React.useState(true);

  return (
    <Stack spacing={2} alignItems="center">
      <FormControlLabel
        control={<Switch checked={frost} onChange={(_event, checked) => setFrost(checked)} />}
        label="The ground is frozen"
      />
      <ButtonGroup disabled={frost} variant="contained" aria-label="Work in the soil">
        <Button>Dig</Button>
        <Button>Plant</Button>
      </ButtonGroup>
    </Stack>
  );
}
