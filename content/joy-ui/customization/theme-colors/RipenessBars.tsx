import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';
import { extendTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';
import { InBothModes } from './inBothModes';

interface Ripeness {
  early: string;
  late: string;
}

declare module '@mui/joy/styles' {
  interface Palette {
    ripeness: Ripeness;
  }
}

const theme = extendTheme({
  cssVarPrefix: 'ripe',
  colorSchemes: {
    light: { palette: { ripeness: { early: '#7a8b00', late: '#b3312a' } } },
    dark: { palette: { ripeness: { early: '#c7d94a', late: '#ec9a94' } } },
  },
});

const sorts = [
  { sort: 'Early yellow', weeks: 3, color: 'ripeness.early' },
  { sort: 'Winter red', weeks: 8, color: 'ripeness.late' },
];

export default function RipenessBars() {
  return (
    <InBothModes theme={theme}>
      <Stack spacing={1.5}>
        {sorts.map(({ sort, weeks, color }) => (
          <div key={sort}>
            <Typography level="title-sm">
              {sort}: {weeks} weeks
            </Typography>
            <Box sx={{ height: 12, width: `${weeks * 10}%`, borderRadius: 'sm', bgcolor: color }} />
          </div>
        ))}
      </Stack>
    </InBothModes>
  );
}
