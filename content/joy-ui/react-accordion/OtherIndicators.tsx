import Accordion from '@mui/joy/Accordion';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Details from './details';

const plus = (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M8 2v12M2 8h12" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
);

export default function OtherIndicators() {
  return (
    <AccordionGroup sx={{ width: '100%', maxWidth: 400 }}>
      <Accordion>
        <AccordionSummary
          indicator={plus}
          slotProps={{ indicator: { sx: { '&.Mui-expanded': { transform: 'rotate(45deg)' } } } }}
        >
          A plus that becomes a cross
        </AccordionSummary>
        <Details>It turns by 45 degrees while the row is open.</Details>
      </Accordion>
      <Accordion>
        <AccordionSummary
          slotProps={{
            button: { sx: { flexDirection: 'row-reverse', justifyContent: 'flex-end' } },
          }}
        >
          The arrow at the start
        </AccordionSummary>
        <Details>CSS turns the order around.</Details>
      </Accordion>
    </AccordionGroup>
  );
}
