import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const chapters = ['Soil', 'Seeds', 'Water'];

export default function AnyOrder() {
  const [active, setActive] = React.useState(0);
  const [read, setRead] = React.useState<ReadonlySet<number>>(new Set());
  const isRead = read.has(active);

  const toggleRead = () => {
    const next = new Set(read);
    if (isRead) {
      next.delete(active);
    } else {
      next.add(active);
    }
    setRead(next);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Stepper nonLinear activeStep={active} sx={{ minHeight: 40 }}>
        {chapters.map((name, index) => (
          <Step key={name} completed={read.has(index)}>
            <StepButton
              optional={read.has(index) && <Typography variant="caption">Read</Typography>}
              onClick={() => setActive(index)}
            >
              {name}
            </StepButton>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ my: 3 }}>
        Chapter {active + 1} is about {chapters[active]?.toLowerCase()}. {read.size} of{' '}
        {chapters.length} read.
      </Typography>
      <Button variant="outlined" aria-pressed={isRead} onClick={toggleRead}>
        I have read it
      </Button>
    </Box>
  );
}
