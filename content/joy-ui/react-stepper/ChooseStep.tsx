import * as React from 'react';
import Box from '@mui/joy/Box';
import Step from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const steps = [
  { name: 'Leaf', text: 'Opposite, with a short stalk.' },
  { name: 'Flower', text: 'Five petals, white, a notch in each.' },
  { name: 'Fruit', text: 'A capsule that opens in ten teeth.' },
];

export default function ChooseStep() {
  const [chosen, setChosen] = React.useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Stepper aria-label="Parts to describe">
        {steps.map(({ name }, index) => {
          const active = index === chosen;
          return (
            <Step
              key={name}
              active={active}
              indicator={
                <StepIndicator
                  variant={active ? 'solid' : 'soft'}
                  color={active ? 'primary' : 'neutral'}
                >
                  {index + 1}
                </StepIndicator>
              }
            >
              <StepButton
                aria-current={active ? 'step' : undefined}
                onClick={() => setChosen(index)}
                sx={{ color: 'inherit', py: 1 }}
              >
                {name}
              </StepButton>
            </Step>
          );
        })}
      </Stepper>
      <Typography role="status" sx={{ mt: 2 }}>
        {steps[chosen]?.text}
      </Typography>
    </Box>
  );
}
