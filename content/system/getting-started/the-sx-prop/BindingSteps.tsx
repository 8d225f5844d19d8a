import { useState } from 'react';
import { Box } from '@mui/system';

const steps = ['Fold the sheets', 'Sew the signatures', 'Round the spine', 'Case in'];

export default function BindingSteps() {
  const [done, setDone] = useState(['Fold the sheets']);

  const toggle = (step: string) =>
    setDone(done.includes(step) ? done.filter((other) => other !== step) : [...done, step]);

  return (
    <Box
      role="group"
      aria-label="Steps that are done"
      sx={{
        display: 'grid',
        gap: 0.5,
        width: 1,
        maxWidth: 360,
        p: 1,
        boxSizing: 'border-box',
        borderRadius: 2,
        bgcolor: '#f4efe6',
        color: '#33291b',
        '& button': {
          p: 1.5,
          border: 0,
          borderRadius: 1,
          bgcolor: 'transparent',
          color: 'inherit',
          font: 'inherit',
          textAlign: 'start',
          cursor: 'pointer',
          '&:hover': { bgcolor: '#e5dcca' },
          '&:focus-visible': { outline: '3px solid #8a4b08', outlineOffset: -3 },
          '&[aria-pressed="true"]': { fontWeight: 700 },
          '&[aria-pressed="true"]::before': { content: '"✓ "' },
        },
      }}
    >
      {steps.map((step) => (
        <button
          key={step}
          type="button"
          aria-pressed={done.includes(step)}
          onClick={() => toggle(step)}
        >
          {step}
        </button>
      ))}
    </Box>
  );
}
