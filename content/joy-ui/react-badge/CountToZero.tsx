import * as React from 'react';
import Inventory2 from '@mui/icons-material/Inventory2';
import Badge from '@mui/joy/Badge';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CountToZero() {
  const [parcels, setParcels] = React.useState(1);
  const [showZero, setShowZero] = React.useState(false);

  return (
    <Stack spacing={2} alignItems="center" sx={{ width: '100%', maxWidth: 320 }}>
      <Badge badgeContent={parcels} showZero={showZero}>
        <Inventory2 aria-hidden sx={{ '--Icon-fontSize': '2.5rem' }} />
      </Badge>
      <Typography role="status">Parcels on the shelf: {parcels}</Typography>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" justifyContent="center">
        <Button
          variant="soft"
          aria-disabled={parcels === 0}
          onClick={() => setParcels(Math.max(0, parcels - 1))}
          sx={{ '&[aria-disabled="true"]': { opacity: 0.7, cursor: 'not-allowed' } }}
        >
          Hand one out
        </Button>
        <Button variant="soft" onClick={() => setParcels(parcels + 1)}>
          Take one in
        </Button>
      </Stack>
      <Checkbox
        label="Show zero"
        checked={showZero}
        onChange={(event) => setShowZero(event.target.checked)}
        slotProps={{ checkbox: { sx: showZero ? undefined : { borderColor: 'neutral.500' } } }}
      />
    </Stack>
  );
}
