import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

export default function LabelsBelow() {
  return (
    <Stepper
      component="ol"
      alternativeLabel
      activeStep={2}
      aria-label="Your parcel"
      sx={{ width: '100%', m: 0, p: 0, listStyle: 'none' }}
    >
      <Step component="li">
        <StepLabel>Packed</StepLabel>
      </Step>
      <Step component="li">
        <StepLabel>Handed over</StepLabel>
      </Step>
      <Step component="li" aria-current="step">
        <StepLabel>On its way</StepLabel>
      </Step>
      <Step component="li">
        <StepLabel>Delivered</StepLabel>
      </Step>
    </Stepper>
  );
}
