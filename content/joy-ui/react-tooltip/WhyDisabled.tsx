import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

export default function WhyDisabled() {
  const [tested, setTested] = React.useState(false);
  const [message, setMessage] = React.useState('');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300, alignItems: 'center' }}>
      <Checkbox
        label="Ran for a week on the test stand"
        checked={tested}
        onChange={(event) => {
          setTested(event.target.checked);
          setMessage('');
        }}
        slotProps={{ checkbox: { sx: { borderColor: 'neutral.500' } } }}
      />
      <Tooltip describeChild title={tested ? '' : 'It has to run for a week first'}>
        <Button
          aria-disabled={!tested}
          variant={tested ? 'solid' : 'outlined'}
          color={tested ? 'primary' : 'neutral'}
          onClick={() => setMessage(tested ? 'Handed out.' : 'It has to run for a week first.')}
          sx={tested ? undefined : { cursor: 'not-allowed', borderStyle: 'dashed' }}
        >
          Hand it out
        </Button>
      </Tooltip>
      <Box role="status" sx={{ minHeight: '1.5em' }}>
        {message}
      </Box>
    </Stack>
  );
}
