import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const steps = [
  { name: 'Collect', where: 'in the field' },
  { name: 'Name', where: 'at the desk' },
  { name: 'File', where: 'in the cabinet' },
];

export default function LabelsBelow() {
  return (
    <Stepper aria-label="Way of a plant" sx={{ width: '100%', maxWidth: 480 }}>
      {steps.map(({ name, where }, index) => (
        <Step
          key={name}
          orientation="vertical"
          indicator={<StepIndicator>{index + 1}</StepIndicator>}
          sx={{ textAlign: 'center' }}
        >
          <div>
            {name}
            <Typography level="body-sm" textColor="text.secondary">
              {where}
            </Typography>
          </div>
        </Step>
      ))}
    </Stepper>
  );
}
