import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import { CssVarsProvider, extendTheme, useTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const teal = {
  50: '#effcf9',
  100: '#d5f5ee',
  200: '#a8e8dc',
  300: '#6fd2c3',
  400: '#35ad9f',
  500: '#0f766e',
  600: '#0b5f59',
  700: '#0b4a46',
  800: '#082f2d',
  900: '#041a19',
};

const spokeTheme = extendTheme({
  cssVarPrefix: 'spoke',
  colorSchemes: { light: { palette: { primary: teal } }, dark: { palette: { primary: teal } } },
  radius: { sm: '2px', md: '2px', xl: '2px' },
  fontFamily: { body: 'Georgia, serif' },
});

function Repair() {
  return (
    <Card>
      <Typography level="title-md" component="h3">
        New brake cable
      </Typography>
      <Chip color="primary" sx={{ borderRadius: 'xl' }}>
        Stand 3
      </Chip>
      <Checkbox label="I bring my own tools" defaultChecked />
      <Button>Take the stand</Button>
    </Card>
  );
}

export default function HouseTokens() {
  const { mode } = useTheme().palette;

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
        width: '100%',
        maxWidth: 560,
      }}
    >
      <Repair />
      {/* An application needs `theme` alone. The rest keeps this one inside of the demo. */}
      <div className="spoke-house" data-spoke={mode}>
        <CssVarsProvider
          theme={spokeTheme}
          attribute="data-spoke"
          colorSchemeNode={null}
          colorSchemeSelector=".spoke-house"
          modeStorageKey="spoke-mode"
          colorSchemeStorageKey="spoke-scheme"
        >
          <Repair />
        </CssVarsProvider>
      </div>
    </Box>
  );
}
