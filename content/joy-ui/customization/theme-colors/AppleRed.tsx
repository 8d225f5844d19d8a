import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import { extendTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';
import { InBothModes } from './inBothModes';

const apple = {
  50: '#fdf4f3',
  100: '#fbe3e1',
  200: '#f6c6c2',
  300: '#ec9a94',
  400: '#dc655d',
  500: '#b3312a',
  600: '#942621',
  700: '#701c19',
  800: '#3f110f',
  900: '#220807',
};

const theme = extendTheme({
  cssVarPrefix: 'apple',
  colorSchemes: {
    light: { palette: { primary: apple } },
    dark: { palette: { primary: apple } },
  },
});

export default function AppleRed() {
  return (
    <InBothModes theme={theme}>
      <Stack spacing={2} alignItems="flex-start">
        <Typography level="title-md" color="primary">
          Pressing on Saturday
        </Typography>
        <Chip color="primary">14 crates left</Chip>
        <LinearProgress determinate value={64} aria-label="Crates pressed" sx={{ width: '100%' }} />
        <Stack direction="row" spacing={1}>
          <Button>Bring apples</Button>
          <Button variant="outlined">Ask</Button>
        </Stack>
      </Stack>
    </InBothModes>
  );
}
