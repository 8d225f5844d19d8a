import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const rules = [
  { name: 'Dogs', text: 'On a lead, and not at the lake.' },
  { name: 'Quiet', text: 'From ten at night until seven in the morning.' },
  { name: 'Waste', text: 'Sorted at the shed beside the gate.' },
];

export default function OneAtATime() {
  const [open, setOpen] = React.useState<string | null>('Dogs');
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 250 }}>
      {rules.map(({ name, text }) => (
        <Accordion
          key={name}
          expanded={open === name}
          onChange={(_event, expanded) => setOpen(expanded ? name : null)}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-${name}`}
            aria-controls={`${id}-${name}-text`}
          >
            {name}
          </AccordionSummary>
          <AccordionDetails>
            <Typography>{text}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
