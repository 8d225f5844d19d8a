import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary, { type AccordionSummaryOwnerState } from '@mui/joy/AccordionSummary';
import { styled } from '@mui/joy/styles';

interface WordProps extends React.ComponentPropsWithoutRef<'span'> {
  ownerState?: AccordionSummaryOwnerState;
}

const Word = styled('span')(({ theme }) => ({
  ...theme.typography['body-sm'],
  color: theme.vars.palette.text.secondary,
}));

const ShowOrHide = React.forwardRef<HTMLSpanElement, WordProps>(function ShowOrHide(props, ref) {
  const { ownerState, ...other } = props;
  return (
    <Word {...other} ref={ref} aria-hidden>
      {/* In the place of the arrow, which is among the props as a child. */}
      {ownerState?.expanded ? 'Hide' : 'Show'}
    </Word>
  );
});

const notes = [
  { name: 'Sourdough', text: 'Steam for the first ten minutes.' },
  { name: 'Brioche', text: 'Cover it when the top is brown.' },
];

export default function OvenNotes() {
  return (
    <AccordionGroup variant="outlined" sx={{ width: '100%', maxWidth: 340, borderRadius: 'md' }}>
      {notes.map(({ name, text }) => (
        <Accordion key={name}>
          <AccordionSummary
            slots={{ indicator: ShowOrHide }}
            slotProps={{ root: { component: 'h3', sx: { m: 0, fontSize: 'inherit' } } }}
          >
            {name}
          </AccordionSummary>
          <AccordionDetails sx={{ '&:not(.Mui-expanded)': { visibility: 'hidden' } }}>
            {text}
          </AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
