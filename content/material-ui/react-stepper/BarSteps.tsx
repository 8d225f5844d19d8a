import Step, { stepClasses } from '@mui/material/Step';
import StepLabel, { stepLabelClasses } from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';

const BarStepper = styled(Stepper)(({ theme }) => ({
  width: '100%',
  gap: theme.spacing(1),
  [`& .${stepClasses.root}`]: {
    flex: 1,
    padding: theme.spacing(1, 0, 0),
    borderTop: `4px solid ${theme.palette.divider}`,
  },
  [`& .${stepClasses.root}.${stepClasses.completed}, & [aria-current="step"]`]: {
    borderTopColor: theme.palette.primary.main,
  },
  [`& .${stepLabelClasses.iconContainer}`]: { display: 'none' },
  [`& .${stepLabelClasses.label}`]: { fontSize: theme.typography.caption.fontSize },
}));

export default function BarSteps() {
  return (
    <BarStepper activeStep={1} connector={null}>
      <Step>
        <StepLabel>Address</StepLabel>
      </Step>
      <Step aria-current="step">
        <StepLabel>Payment</StepLabel>
      </Step>
      <Step>
        <StepLabel>Overview</StepLabel>
      </Step>
    </BarStepper>
  );
}
