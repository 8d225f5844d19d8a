import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const goods = [
  { name: 'Bread', text: 'Order it the evening before.' },
  { name: 'Gas', text: 'Bring the empty bottle.' },
];

export default function FlatAccordions() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      {goods.map(({ name, text }) => (
        <Accordion key={name} disableGutters square elevation={0} sx={{ bgcolor: 'transparent' }}>
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
