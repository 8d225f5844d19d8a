import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function BasicAccordions() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Accordion defaultExpanded>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id={`${id}-arrival`}
          aria-controls={`${id}-arrival-text`}
        >
          Arrival
        </AccordionSummary>
        <AccordionDetails>
          <Typography>The gate is open from three in the afternoon until nine.</Typography>
        </AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id={`${id}-fires`}
          aria-controls={`${id}-fires-text`}
        >
          Fires
        </AccordionSummary>
        <AccordionDetails>
          <Typography>Only in the iron bowls, and never in a dry week.</Typography>
        </AccordionDetails>
      </Accordion>
    </Box>
  );
}
