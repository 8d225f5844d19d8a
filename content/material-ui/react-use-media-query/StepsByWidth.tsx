import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const steps = ['Choose a berth', 'Tell your draft', 'Pay the fee'];

export default function StepsByWidth() {
  const { breakpoints } = useTheme();
  const narrow = useMediaQuery(breakpoints.down('sm'));

  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100vh', p: 2 }}>
      <Stepper activeStep={1} orientation={narrow ? 'vertical' : 'horizontal'}>
        {steps.map((step, index) => (
          <Step key={step} aria-current={index === 1 ? 'step' : undefined}>
            <StepLabel>{step}</StepLabel>
          </Step>
        ))}
      </Stepper>
    </Box>
  );
}
