import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Choose the boat', 'Choose the day', 'Name the crew', 'Confirm'];
const paleAtTheEnd = { '&[aria-disabled="true"]': { color: 'text.disabled' } };

export default function NarrowAndWide() {
  const [active, setActive] = React.useState(1);
  const go = (step: number) => {
    if (step in steps) setActive(step);
  };

  const back = (
    <Button aria-disabled={active === 0} sx={paleAtTheEnd} onClick={() => go(active - 1)}>
      Back
    </Button>
  );
  const next = (
    <Button
      aria-disabled={active === steps.length - 1}
      sx={paleAtTheEnd}
      onClick={() => go(active + 1)}
    >
      Next
    </Button>
  );

  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100vh', p: 2 }}>
      <Stepper activeStep={active} sx={{ display: { xs: 'none', sm: 'flex' }, mb: 3 }}>
        {steps.map((name) => (
          <Step key={name}>
            <StepLabel>{name}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status">
        Step {active + 1} of {steps.length}: {steps[active]}
      </Typography>
      <Box sx={{ display: { xs: 'none', sm: 'block' }, mt: 2 }}>
        {back}
        {next}
      </Box>
      <MobileStepper
        variant="progress"
        position="bottom"
        steps={steps.length}
        activeStep={active}
        backButton={back}
        nextButton={next}
        LinearProgressProps={{ 'aria-label': 'Progress of the booking' }}
        sx={{ display: { sm: 'none' } }}
      />
    </Box>
  );
}
