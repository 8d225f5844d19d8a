import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

function withPlainAccordions(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiAccordion: { defaultProps: { disableGutters: true, variant: 'outlined' } },
      MuiAccordionSummary: {
        defaultProps: { expandIcon: <ExpandMoreIcon /> },
        styleOverrides: { content: ({ theme }) => ({ ...theme.typography.subtitle2 }) },
      },
    },
  };
}

export default function AccordionTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withPlainAccordions(outer), [outer]);
  const id = React.useId();

  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: '100%', maxWidth: 420 }}>
        <Accordion>
          <AccordionSummary id={`${id}-map`} aria-controls={`${id}-map-text`}>
            The way to us
          </AccordionSummary>
          <AccordionDetails>
            <Typography variant="body2">Over the bridge, then along the river.</Typography>
          </AccordionDetails>
        </Accordion>
      </Box>
    </ThemeProvider>
  );
}
