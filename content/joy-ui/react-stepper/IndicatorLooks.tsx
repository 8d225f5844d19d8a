import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const check = (
  <svg width="14" height="14" viewBox="0 0 14 14" role="img" aria-label="Done">
    <path d="M2 7.5 5.5 11 12 3.5" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);

export default function IndicatorLooks() {
  return (
    <Stepper
      aria-label="Drying"
      sx={{ width: '100%', maxWidth: 480, '--Step-connectorThickness': '2px' }}
    >
      <Step
        completed
        indicator={
          <StepIndicator variant="solid" color="success">
            {check}
          </StepIndicator>
        }
        sx={(theme) => ({ '--Step-connectorBg': theme.vars.palette.success.solidBg })}
      >
        Blot
      </Step>
      <Step
        active
        aria-current="step"
        indicator={
          <StepIndicator variant="outlined" color="primary" sx={{ borderColor: 'currentColor' }}>
            2
          </StepIndicator>
        }
      >
        Turn
      </Step>
      <Step indicator={<StepIndicator variant="plain">3</StepIndicator>}>Rest</Step>
    </Stepper>
  );
}
