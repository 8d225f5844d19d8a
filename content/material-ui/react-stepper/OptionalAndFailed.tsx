import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

export default function OptionalAndFailed() {
  return (
    <Stepper activeStep={3} alternativeLabel sx={{ width: '100%' }}>
      <Step>
        <StepLabel>Measure</StepLabel>
      </Step>
      <Step completed={false}>
        <StepLabel optional={<Typography variant="caption">Left out, optional</Typography>}>
          Paint a sample
        </StepLabel>
      </Step>
      <Step>
        <StepLabel
          error
          optional={
            <Typography variant="caption" color="error">
              Width is missing
            </Typography>
          }
        >
          Order
        </StepLabel>
      </Step>
      <Step>
        <StepLabel>Collect</StepLabel>
      </Step>
    </Stepper>
  );
}
