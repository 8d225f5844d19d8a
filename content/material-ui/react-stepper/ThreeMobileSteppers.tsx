import * as React from 'react';
import KeyboardArrowLeftIcon from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRightIcon from '@mui/icons-material/KeyboardArrowRight';
import Button from '@mui/material/Button';
import MobileStepper, { type MobileStepperProps } from '@mui/material/MobileStepper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const tips = [
  'Knead until the dough lets go of the bowl.',
  'Cover it with a damp cloth, and wait an hour.',
  'Fold it twice, without pressing the air out.',
  'Bake it hot at first, then at 200 degrees.',
];
const variants: NonNullable<MobileStepperProps['variant']>[] = ['text', 'dots', 'progress'];

const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };
const paleAtTheEnd = { '&[aria-disabled="true"]': { color: 'text.disabled' } };

export default function ThreeMobileSteppers() {
  const [active, setActive] = React.useState(0);
  const go = (step: number) => {
    if (step in tips) setActive(step);
  };

  return (
    <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
      <Typography role="status" sx={{ minBlockSize: 48 }}>
        {tips[active]}
      </Typography>
      {variants.map((variant) => (
        <MobileStepper
          key={variant}
          variant={variant}
          position="static"
          steps={tips.length}
          activeStep={active}
          LinearProgressProps={{ 'aria-label': 'Tips read' }}
          backButton={
            <Button
              size="small"
              aria-disabled={active === 0}
              sx={paleAtTheEnd}
              startIcon={<KeyboardArrowLeftIcon sx={mirrored} />}
              onClick={() => go(active - 1)}
            >
              Back
            </Button>
          }
          nextButton={
            <Button
              size="small"
              aria-disabled={active === tips.length - 1}
              sx={paleAtTheEnd}
              endIcon={<KeyboardArrowRightIcon sx={mirrored} />}
              onClick={() => go(active + 1)}
            >
              Next
            </Button>
          }
        />
      ))}
    </Stack>
  );
}
