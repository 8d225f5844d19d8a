import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function BasicStepper() {
  return (
    <Stepper aria-label="Making a specimen" sx={{ width: '100%', maxWidth: 480 }}>
      <Step indicator={<StepIndicator>1</StepIndicator>}>Press</Step>
      <Step
        active
        aria-current="step"
        indicator={
          <StepIndicator variant="solid" color="primary">
            2
          </StepIndicator>
        }
      >
        Mount
      </Step>
      <Step indicator={<StepIndicator>3</StepIndicator>}>File</Step>
    </Stepper>
  );
}
