import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

const places = [
  { name: 'Meadow', text: 'Sun all day, 20 places.' },
  { name: 'Pines', text: 'Shade, 12 places, no fires.' },
];

export default function OpenAll() {
  const [open, setOpen] = React.useState<readonly string[]>([]);
  const id = React.useId();
  const all = open.length === places.length;

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 290 }}>
      <Button onClick={() => setOpen(all ? [] : places.map(({ name }) => name))}>
        {all ? 'Close all' : 'Open all'}
      </Button>
      {places.map(({ name, text }) => (
        <Accordion
          key={name}
          expanded={open.includes(name)}
          onChange={(_event, expanded) =>
            setOpen(expanded ? [...open, name] : open.filter((other) => other !== name))
          }
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-${name}`}
            aria-controls={`${id}-${name}-text`}
          >
            {name}
          </AccordionSummary>
          <AccordionDetails>
            <Typography>{text}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
