import Accordion from '@mui/joy/Accordion';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Stack from '@mui/joy/Stack';
import Details from './details';

const looks = [
  { group: 'plain', parts: 'plain', color: 'neutral' },
  { group: 'outlined', parts: 'plain', color: 'neutral' },
  { group: 'soft', parts: 'soft', color: 'success' },
  { group: 'solid', parts: 'solid', color: 'primary' },
] as const;

export default function AccordionVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      {looks.map(({ group, parts, color }) => (
        <AccordionGroup
          key={group}
          variant={group}
          color={color}
          sx={{
            borderRadius: 'md',
            '& .MuiAccordionSummary-button:focus-visible': {
              outlineColor: 'currentcolor',
              outlineOffset: '-3px',
            },
          }}
        >
          <Accordion defaultExpanded>
            <AccordionSummary variant={parts} color={color}>
              Seats, {group}
            </AccordionSummary>
            <Details variant={parts} color={color}>
              Red velvet, 84 of them.
            </Details>
          </Accordion>
          <Accordion>
            <AccordionSummary variant={parts} color={color}>
              Screen, {group}
            </AccordionSummary>
            <Details variant={parts} color={color}>
              Seven meters wide.
            </Details>
          </Accordion>
        </AccordionGroup>
      ))}
    </Stack>
  );
}
