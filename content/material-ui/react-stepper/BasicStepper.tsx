import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Sand', 'Oil', 'Polish'];

export default function BasicStepper() {
  const [done, setDone] = React.useState(1);
  const current = steps[done];

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Stepper activeStep={done}>
        {steps.map((name) => (
          <Step key={name}>
            <StepLabel>{name}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Stack direction="row" spacing={2} alignItems="center" sx={{ mt: 3 }}>
        <Typography role="status" sx={{ flexGrow: 1 }}>
          {current ? `Step ${done + 1} of ${steps.length}: ${current}` : 'The board is done'}
        </Typography>
        {current ? (
          <Button variant="contained" onClick={() => setDone(done + 1)}>
            Next
          </Button>
        ) : (
          <Button variant="outlined" onClick={() => setDone(0)}>
            Start again
          </Button>
        )}
      </Stack>
    </Box>
  );
}
