import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function UnavailableWithReason() {
  const [accepted, setAccepted] = React.useState(false);
  const [message, setMessage] = React.useState('');
  const reasonId = React.useId();

  const handleClick = () => {
    setMessage(accepted ? 'Tickets reserved for ten minutes.' : 'Accept the house rules first.');
  };

  return (
    <Stack spacing={1} alignItems="flex-start">
      <FormControlLabel
        control={
          <Checkbox
            checked={accepted}
            onChange={(event) => {
              setAccepted(event.target.checked);
              setMessage('');
            }}
          />
        }
        label="I accept the house rules"
      />
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
        <Button variant="contained" disabled={!accepted} onClick={handleClick}>
          Reserve
        </Button>
        <Button
          variant="contained"
          aria-disabled={!accepted}
          aria-describedby={reasonId}
          onClick={handleClick}
          sx={{ '&[aria-disabled="true"]': { bgcolor: 'grey.700', color: 'common.white' } }}
        >
          Reserve and explain
        </Button>
      </Stack>
      <Typography id={reasonId} variant="body2" role="status" sx={{ minHeight: '1.5em' }}>
        {message}
      </Typography>
    </Stack>
  );
}
