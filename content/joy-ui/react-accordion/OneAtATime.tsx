import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Details from './details';

const films = [
  { id: 'salt', title: 'Salt on the Wind', text: 'A postman walks to an island at low tide.' },
  { id: 'clock', title: 'The Clockmender', text: 'Three brothers share one shop and one key.' },
  { id: 'north', title: 'North of Evening', text: 'Two cooks wait for the last train.' },
];

export default function OneAtATime() {
  const [open, setOpen] = React.useState<string | null>('salt');

  return (
    <AccordionGroup sx={{ width: '100%', maxWidth: 400 }}>
      {films.map(({ id, title, text }) => (
        <Accordion
          key={id}
          expanded={open === id}
          onChange={(_event, expanded) => setOpen(expanded ? id : null)}
        >
          <AccordionSummary>{title}</AccordionSummary>
          <Details>{text}</Details>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
