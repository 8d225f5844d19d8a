import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, { type AccordionSummaryProps } from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

// The accordion reads `id` and `aria-controls` from its first child, so the wrapper has to have both.
function HeadedSummary(props: AccordionSummaryProps) {
  return (
    <Typography component="h4" variant="inherit">
      <AccordionSummary expandIcon={<ExpandMoreIcon />} {...props} />
    </Typography>
  );
}

const questions = [
  { name: 'Where can I park?', text: 'Behind the barn, free of charge.' },
  { name: 'Is there a shop?', text: 'A small one, in the mornings.' },
];

export default function HeadedAccordions() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      {questions.map(({ name, text }, index) => (
        <Accordion key={name}>
          <HeadedSummary id={`${id}-${index}`} aria-controls={`${id}-${index}-text`}>
            {name}
          </HeadedSummary>
          <AccordionDetails>
            <Typography>{text}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
