import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

const rise = 4;

export default function LockLevel() {
  const id = React.useId();
  const [level, setLevel] = React.useState(1);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Box>
        <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 1 }}>
          <Box id={id}>Water in the lock</Box>
          <Box aria-hidden>
            {level} of {rise} m
          </Box>
        </Stack>
        <LinearProgress
          determinate
          size="lg"
          value={(level / rise) * 100}
          aria-labelledby={id}
          aria-valuetext={`${level} of ${rise} meters`}
          sx={{
            '&::before': { transition: 'inline-size 0.4s' },
            '@media (prefers-reduced-motion: reduce)': { '&::before': { transition: 'none' } },
          }}
        />
      </Box>
      <Button
        variant="outlined"
        color="neutral"
        onClick={() => setLevel(level === rise ? 0 : level + 1)}
      >
        {level === rise ? 'Empty the lock' : 'Let in a meter'}
      </Button>
    </Stack>
  );
}
