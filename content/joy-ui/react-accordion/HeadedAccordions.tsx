import Accordion from '@mui/joy/Accordion';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Details from './details';

const days = [
  { name: 'Friday', films: 'Salt on the Wind at seven' },
  { name: 'Saturday', films: 'The Clockmender at four, North of Evening at eight' },
];

export default function HeadedAccordions() {
  return (
    <AccordionGroup sx={{ width: '100%', maxWidth: 400 }}>
      {days.map(({ name, films }) => (
        <Accordion key={name}>
          <AccordionSummary component="h4" sx={{ my: 0, fontSize: 'inherit' }}>
            {name}
          </AccordionSummary>
          <Details>{films}</Details>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
