import Step from '@mui/joy/Step';
import Stepper from '@mui/joy/Stepper';

export default function StepsWithDots() {
  return (
    <Stepper
      orientation="vertical"
      size="sm"
      aria-label="History of sheet 417"
      sx={{ '--Step-indicatorDotSize': '0.5rem', '--Stepper-verticalGap': '1.25rem' }}
    >
      <Step>Collected on the scree, June</Step>
      <Step>Pressed in the hut, June</Step>
      <Step>Named by two people, October</Step>
    </Stepper>
  );
}
