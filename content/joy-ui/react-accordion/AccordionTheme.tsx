import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Link from '@mui/joy/Link';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const Region = React.forwardRef<HTMLDivElement, React.ComponentPropsWithoutRef<'div'>>(
  function Region(props, _ref) {
    return <div {...props} />;
  },
);

const houseTheme = extendTheme({
  components: {
    JoyAccordionGroup: {
      defaultProps: { variant: 'outlined', transition: '0.3s ease' },
      styleOverrides: { root: { '--List-radius': '16px', '--ListItem-minHeight': '3rem' } },
    },
    JoyAccordionDetails: {
      defaultProps: { component: Region },
      styleOverrides: {
        root: {
          '&.MuiAccordionDetails-root': {
            transition: 'var(--AccordionDetails-transition), visibility 0.3s',
          },
          '&:not(.Mui-expanded)': { visibility: 'hidden' },
          '@media (prefers-reduced-motion: reduce)': { '&&': { transition: 'none' } },
        },
      },
    },
  },
});

export default function AccordionTheme() {
  return (
    <ThemeProvider theme={houseTheme}>
      <AccordionGroup sx={{ width: '100%', maxWidth: 400 }}>
        <Accordion>
          <AccordionSummary>Tickets by mail</AccordionSummary>
          <AccordionDetails>
            <span>
              Write to us until Wednesday, with the <Link href="#tickets">form for letters</Link>.
            </span>
          </AccordionDetails>
        </Accordion>
        <Accordion>
          <AccordionSummary>Tickets at the door</AccordionSummary>
          <AccordionDetails>Coins only.</AccordionDetails>
        </Accordion>
      </AccordionGroup>
    </ThemeProvider>
  );
}
