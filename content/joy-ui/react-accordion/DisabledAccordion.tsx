import Accordion from '@mui/joy/Accordion';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Typography from '@mui/joy/Typography';
import Details from './details';

export default function DisabledAccordion() {
  return (
    <div>
      <AccordionGroup sx={{ width: 300, maxWidth: '100%' }}>
        <Accordion>
          <AccordionSummary>Program of this week</AccordionSummary>
          <Details>Three films on two evenings.</Details>
        </Accordion>
        <Accordion disabled>
          <AccordionSummary>Program of next week</AccordionSummary>
          <Details>Not yet.</Details>
        </Accordion>
      </AccordionGroup>
      <Typography level="body-sm" textColor="text.secondary" sx={{ mt: 1, px: 1.5 }}>
        Next week is printed on Thursday.
      </Typography>
    </div>
  );
}
