import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const boardTheme = createTheme({
  palette: {
    mode: 'dark',
    background: { default: '#10130f' },
    text: { primary: '#ffd27a' },
  },
  typography: { fontFamily: 'ui-monospace, monospace' },
});

const ferries = [
  { time: '14:05', to: 'Gull Island', late: false },
  { time: '14:20', to: 'Old Mill', late: true },
  { time: '15:00', to: 'Long Sands', late: false },
];

export default function DepartureBoard() {
  return (
    <ThemeProvider theme={boardTheme}>
      <ScopedCssBaseline sx={{ p: 2, borderRadius: 1, width: 360, maxWidth: '100%' }}>
        <Box
          component="table"
          aria-label="Departures"
          sx={{
            width: '100%',
            '& :is(th, td)': { height: 40, p: 0, fontWeight: 'inherit', textAlign: 'start' },
          }}
        >
          <tbody>
            {ferries.map(({ time, to, late }) => (
              <tr key={time}>
                <td>{time}</td>
                <th scope="row">{to}</th>
                <td>{late && <Chip label="late" size="small" />}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </ScopedCssBaseline>
    </ThemeProvider>
  );
}
