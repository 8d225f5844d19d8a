import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const steps = [
  { name: 'Lay out the plant', text: 'Show one leaf from below.' },
  { name: 'Glue the stem', text: 'Wheat paste only. It can be undone with water.' },
  { name: 'Stitch what is thick', text: 'With linen thread, knots at the back.' },
];

export default function VerticalSteps() {
  return (
    <Stepper
      orientation="vertical"
      aria-label="Mounting a plant"
      sx={{ width: '100%', maxWidth: 320 }}
    >
      {steps.map(({ name, text }, index) => (
        <Step key={name} indicator={<StepIndicator>{index + 1}</StepIndicator>}>
          <div>{name}</div>
          <Typography level="body-sm" textColor="text.secondary">
            {text}
          </Typography>
        </Step>
      ))}
    </Stepper>
  );
}
