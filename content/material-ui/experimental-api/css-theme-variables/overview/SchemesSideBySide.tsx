import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import {
  Experimental_CssVarsProvider as CssVarsProvider,
  experimental_extendTheme as extendTheme,
} from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = extendTheme();

function Panel({ scheme }: { scheme: 'light' | 'dark' }) {
  return (
    <Box
      className="scheme-panel"
      data-panel-scheme={scheme}
      sx={{ flex: 1, p: 3, bgcolor: 'background.default', color: 'text.primary' }}
    >
      <Stack spacing={2}>
        <Typography variant="h6" component="h2">
          In the {scheme} scheme
        </Typography>
        <Alert severity="info">Clouds from the west after midnight.</Alert>
        <Slider defaultValue={40} aria-label={`Brightness, ${scheme}`} />
        <Button variant="contained">Start the exposure</Button>
      </Stack>
    </Box>
  );
}

export default function SchemesSideBySide() {
  return (
    // Only a demo inside of another page needs these props. In an application the attribute is data-mui-color-scheme.
    <CssVarsProvider
      theme={theme}
      attribute="data-panel-scheme"
      colorSchemeNode={null}
      colorSchemeSelector=".scheme-panel"
      modeStorageKey="scheme-panel-mode"
      colorSchemeStorageKey="scheme-panel"
    >
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, width: '100%' }}>
        <Panel scheme="light" />
        <Panel scheme="dark" />
      </Box>
    </CssVarsProvider>
  );
}
