import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  cssVarPrefix: 'hill',
  colorSchemes: {
    light: {
      palette: {
        background: { body: '#fbf9f4', surface: '#f3efe4' },
        primary: { solidBg: '#3d4f9f', solidHoverBg: '#32428a', solidActiveBg: '#283670' },
      },
    },
    dark: {
      palette: {
        background: { body: '#0d1020', surface: '#171b30' },
        text: { secondary: '#c3c8de' },
        primary: {
          solidColor: '#0d1020',
          solidBg: '#aab6f2',
          solidHoverBg: '#c0c9f7',
          solidActiveBg: '#d5dbfa',
        },
      },
    },
  },
});

function Panel({ scheme }: { scheme: 'light' | 'dark' }) {
  return (
    <Sheet
      className="hill-panel"
      data-hill-scheme={scheme}
      sx={{ flex: 1, p: 2, borderRadius: 'md', bgcolor: 'background.body' }}
    >
      <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'sm' }}>
        <Stack spacing={1.5} alignItems="flex-start">
          <Typography level="title-md" component="h3">
            The {scheme} scheme
          </Typography>
          <Typography>Clear until two, then haze.</Typography>
          <Chip>12 visitors</Chip>
          <Button>Open the dome</Button>
        </Stack>
      </Sheet>
    </Sheet>
  );
}

export default function OwnDarkColors() {
  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      {/* An application needs `theme` only. The other props keep these variables in the two panels. */}
      <CssVarsProvider
        theme={theme}
        attribute="data-hill-scheme"
        colorSchemeNode={null}
        colorSchemeSelector=".hill-panel"
        modeStorageKey="hill-panel-mode"
        colorSchemeStorageKey="hill-panel-scheme"
      >
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <Panel scheme="light" />
          <Panel scheme="dark" />
        </Stack>
      </CssVarsProvider>
    </Box>
  );
}
