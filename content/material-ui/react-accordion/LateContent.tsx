import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

function WeatherTable() {
  // Created anew at each opening: a place for what costs much to render.
  const [time] = React.useState(() => new Date().toLocaleTimeString('en-US'));
  return <Typography>Rendered at {time}.</Typography>;
}

export default function LateContent() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 120 }}>
      <Accordion TransitionProps={{ unmountOnExit: true }}>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id={`${id}-weather`}
          aria-controls={`${id}-weather-text`}
        >
          Weather of the week
        </AccordionSummary>
        <AccordionDetails>
          <WeatherTable />
        </AccordionDetails>
      </Accordion>
    </Box>
  );
}
