import Accordion from '@mui/joy/Accordion';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Details from './details';

export default function BasicAccordions() {
  return (
    <AccordionGroup sx={{ width: '100%', maxWidth: 400 }}>
      <Accordion defaultExpanded>
        <AccordionSummary>When do the doors open?</AccordionSummary>
        <Details>Half an hour before the first film, and at ten for the matinee.</Details>
      </Accordion>
      <Accordion>
        <AccordionSummary>Is the hall heated?</AccordionSummary>
        <Details>From October to April. Blankets lie on the last row.</Details>
      </Accordion>
      <Accordion>
        <AccordionSummary>May I bring food?</AccordionSummary>
        <Details>Anything that makes no noise and has no smell.</Details>
      </Accordion>
    </AccordionGroup>
  );
}
