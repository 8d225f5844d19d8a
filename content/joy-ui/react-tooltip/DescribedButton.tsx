import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

export default function DescribedButton() {
  const [gain, setGain] = React.useState(6);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 280, alignItems: 'center' }}>
      <Tooltip describeChild title="Lowers the bob by one turn, two seconds a day">
        <Button onClick={() => setGain(gain - 2)}>Slow it down</Button>
      </Tooltip>
      <Typography role="status">
        {gain > 0 && `Gains ${gain} seconds a day`}
        {gain === 0 && 'Keeps time'}
        {gain < 0 && `Loses ${-gain} seconds a day`}
      </Typography>
    </Stack>
  );
}
