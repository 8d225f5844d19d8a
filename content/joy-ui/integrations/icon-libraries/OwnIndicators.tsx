import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import { extendTheme, styled, ThemeProvider } from '@mui/joy/styles';
import { Down } from './lineIcons';

const DownIcon = styled(Down)({
  width: '1em',
  height: '1em',
  color: 'var(--Icon-color, currentColor)',
  fontSize: 'var(--Icon-fontSize, 1.25rem)',
});

const theme = extendTheme({
  components: {
    JoySelect: { defaultProps: { indicator: <DownIcon aria-hidden /> } },
    JoyAccordionSummary: { defaultProps: { indicator: <DownIcon aria-hidden /> } },
  },
});

export default function OwnIndicators() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <FormControl>
          <FormLabel>Board</FormLabel>
          <Select defaultValue="1" slotProps={{ listbox: { 'aria-label': 'Board' } }}>
            <Option value="1">Board 1, by the window</Option>
            <Option value="2">Board 2, by the stove</Option>
          </Select>
        </FormControl>
        <AccordionGroup>
          <Accordion>
            <AccordionSummary>House rules</AccordionSummary>
            <AccordionDetails sx={{ '&:not(.Mui-expanded)': { visibility: 'hidden' } }}>
              A touched piece is moved.
            </AccordionDetails>
          </Accordion>
        </AccordionGroup>
      </Stack>
    </ThemeProvider>
  );
}
