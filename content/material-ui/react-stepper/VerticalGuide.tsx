import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { title: 'Empty the tank', text: 'Switch the pump off first. Leave the fish in the bucket.' },
  { title: 'Rinse the filter', text: 'Use water from the tank: tap water kills what lives in it.' },
  {
    title: 'Fill it again',
    text: 'Pour slowly, over a plate, so that the sand stays where it is.',
  },
];

export default function VerticalGuide() {
  const [active, setActive] = React.useState(0);
  const textRefs = React.useRef<(HTMLSpanElement | null)[]>([]);

  const goTo = (index: number) => {
    setActive(index);
    requestAnimationFrame(() => textRefs.current[index]?.focus());
  };

  return (
    <Box sx={{ width: 400, maxWidth: '100%', minBlockSize: 300 }}>
      <Stepper activeStep={active} orientation="vertical">
        {steps.map(({ title, text }, index) => (
          <Step key={title}>
            <StepLabel>{title}</StepLabel>
            <StepContent>
              <Typography
                ref={(element) => {
                  textRefs.current[index] = element;
                }}
                tabIndex={-1}
                sx={{ mb: 2 }}
              >
                {text}
              </Typography>
              <Button
                variant="contained"
                onClick={() => goTo(index + 1 < steps.length ? index + 1 : 0)}
              >
                {index + 1 < steps.length ? 'Done' : 'From the start'}
              </Button>
              <Button disabled={index === 0} onClick={() => goTo(index - 1)} sx={{ ml: 1 }}>
                Back
              </Button>
            </StepContent>
          </Step>
        ))}
      </Stepper>
    </Box>
  );
}
