import Accordion from '@mui/joy/Accordion';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Details from './details';

const rows = [
  { title: 'Rent the hall', text: 'For four hours, with somebody who runs the projector.' },
  { title: 'Bring a school class', text: 'Mornings, from twelve children on.' },
  { title: 'Show a film of your own', text: 'On a disk or a reel. We try it the day before.' },
];

export default function SeparateCards() {
  return (
    <AccordionGroup
      disableDivider
      transition={{ initial: '0.1s ease-in', expanded: '0.2s ease-out' }}
      sx={{
        width: '100%',
        maxWidth: 400,
        gap: 1,
        '& .MuiAccordion-root': { borderRadius: 'md', overflow: 'hidden' },
        '& .MuiAccordionSummary-button:focus-visible': { outlineOffset: '-2px' },
      }}
    >
      {rows.map(({ title, text }) => (
        <Accordion key={title} variant="soft">
          <AccordionSummary>{title}</AccordionSummary>
          <Details>{text}</Details>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
