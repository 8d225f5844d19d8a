import Accordion from '@mui/joy/Accordion';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Stack from '@mui/joy/Stack';
import Details from './details';

const sizes = [
  { size: 'sm', name: 'Small' },
  { size: 'md', name: 'Medium' },
  { size: 'lg', name: 'Large' },
] as const;

export default function AccordionSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      {sizes.map(({ size, name }) => (
        <AccordionGroup key={size} size={size} variant="outlined" sx={{ borderRadius: 'md' }}>
          <Accordion>
            <AccordionSummary>{name} popcorn</AccordionSummary>
            <Details>Salted or plain, in a paper bag.</Details>
          </Accordion>
          <Accordion>
            <AccordionSummary>{name} lemonade</AccordionSummary>
            <Details>Made at the counter.</Details>
          </Accordion>
        </AccordionGroup>
      ))}
    </Stack>
  );
}
