import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function DisabledAccordion() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Accordion disabled>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id={`${id}-boats`}
          aria-controls={`${id}-boats-text`}
        >
          Boats
        </AccordionSummary>
        <AccordionDetails>
          <Typography>From May on.</Typography>
        </AccordionDetails>
      </Accordion>
      <Typography variant="body2" sx={{ mt: 1 }}>
        Boats can be hired from May on.
      </Typography>
    </Box>
  );
}
