import * as React from 'react';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const rules = [
  'Wait behind the line until the cabin stands still.',
  'Skis and poles go into the rack outside.',
  'Dogs wear a muzzle, and sit on the floor.',
  'The door opens by itself at the station. Do not lean on it.',
  'If the cabin stops on the way, stay seated. The keeper speaks to you by the loudspeaker.',
  'Children below six ride with somebody who is older than fourteen.',
];

export default function RideRules() {
  const id = React.useId();
  const [agreed, setAgreed] = React.useState(false);

  return (
    <Sheet
      variant="outlined"
      role="region"
      aria-labelledby={id}
      tabIndex={0}
      sx={{ width: '100%', maxWidth: 400, maxHeight: 260, overflow: 'auto', borderRadius: 'md' }}
    >
      <Typography id={id} level="title-lg" component="h3" sx={{ p: 2, pb: 0 }}>
        Rules of the ride
      </Typography>
      <Stack component="ol" spacing={1} sx={{ m: 0, p: 2, pl: 4.5 }}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Stack>
      <Sheet
        variant="soft"
        sx={{
          position: 'sticky',
          bottom: 0,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          px: 2,
          py: 1.5,
        }}
      >
        <Typography role="status" level="body-sm" textColor="text.primary">
          {agreed ? 'You may ride.' : 'Not agreed yet'}
        </Typography>
        <Button aria-pressed={agreed} onClick={() => setAgreed(!agreed)}>
          Agree to the rules
        </Button>
      </Sheet>
    </Sheet>
  );
}
