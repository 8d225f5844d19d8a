import * as React from 'react';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, { accordionSummaryClasses } from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const LeadingSummary = styled(AccordionSummary)(({ theme }) => ({
  flexDirection: 'row-reverse',
  gap: theme.spacing(1),
  [`& .${accordionSummaryClasses.expandIconWrapper}.${accordionSummaryClasses.expanded}`]: {
    transform: 'rotate(90deg)',
  },
  [`&.${accordionSummaryClasses.focusVisible}`]: {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: -2,
  },
}));

const facts = [
  { name: 'Water', text: 'From the spring, tested each month.' },
  { name: 'Power', text: 'From the roof of the barn.' },
];

export default function OutlinedAccordions() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      {facts.map(({ name, text }) => (
        <Accordion
          key={name}
          disableGutters
          variant="outlined"
          sx={{ '&:not(:last-of-type)': { borderBottom: 0 }, '&::before': { display: 'none' } }}
        >
          <LeadingSummary
            expandIcon={<ChevronRightIcon />}
            id={`${id}-${name}`}
            aria-controls={`${id}-${name}-text`}
          >
            {name}
          </LeadingSummary>
          <AccordionDetails sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Typography>{text}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
