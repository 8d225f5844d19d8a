import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const sizes = [
  { size: 'sm', name: 'Small' },
  { size: 'md', name: 'Medium' },
  { size: 'lg', name: 'Large' },
] as const;

export default function StepperSizes() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 480 }}>
      {sizes.map(({ size, name }) => (
        <Stepper key={size} size={size} aria-label={`${name} sheet`}>
          <Step indicator={<StepIndicator>1</StepIndicator>}>{name}</Step>
          <Step indicator={<StepIndicator>2</StepIndicator>}>Cut</Step>
          <Step indicator={<StepIndicator>3</StepIndicator>}>Fold</Step>
        </Stepper>
      ))}
    </Stack>
  );
}
