import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, type Theme } from '@mui/joy/styles';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

function FerryCard() {
  return (
    <Card>
      <Stack direction="row" justifyContent="space-between" alignItems="center" spacing={1}>
        <Typography level="title-lg" component="div">
          Island ferry
        </Typography>
        <Chip color="success">On time</Chip>
      </Stack>
      <Typography level="body-sm">Departs at 9:40 from the old pier. Deck C is open.</Typography>
      <Alert color="warning">Swell at the north landing</Alert>
      <FormControl>
        <FormLabel>Passengers</FormLabel>
        <Input type="number" defaultValue={2} slotProps={{ input: { min: 1, max: 9 } }} />
      </FormControl>
      <FormControl orientation="horizontal" sx={{ justifyContent: 'space-between' }}>
        <FormLabel>Bring a bicycle</FormLabel>
        <Switch defaultChecked />
      </FormControl>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
        <Button>Book</Button>
        <Button color="neutral">Timetable</Button>
        <Button color="danger">Cancel</Button>
      </Stack>
    </Card>
  );
}

/** The theme in both modes. An application has `<CssVarsProvider theme={theme}>` around all of it and needs no other prop. */
export function Preview({ theme }: { theme: Theme }) {
  return (
    <CssVarsProvider
      theme={theme}
      attribute="data-built"
      colorSchemeNode={null}
      colorSchemeSelector=".built"
      modeStorageKey="built-mode"
      colorSchemeStorageKey="built-scheme"
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
          gap: 2,
        }}
      >
        {(['light', 'dark'] as const).map((scheme) => (
          <Sheet
            key={scheme}
            role="group"
            aria-label={`In ${scheme} mode`}
            variant="outlined"
            className="built"
            data-built={scheme}
            sx={{ p: 2, borderRadius: 'md', bgcolor: 'background.body' }}
          >
            <FerryCard />
          </Sheet>
        ))}
      </Box>
    </CssVarsProvider>
  );
}
