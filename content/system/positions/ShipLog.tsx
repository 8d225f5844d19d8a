import { Box } from '@mui/system';

const ships = [
  ['04:10', 'Trawler, heading out'],
  ['05:35', 'Sailing boat, no lights'],
  ['06:20', 'Mail boat, on time'],
  ['07:05', 'Two kayaks, close to the rocks'],
  ['08:40', 'Freighter, far out'],
  ['09:15', 'Pilot boat, heading out'],
  ['10:50', 'Trawler, coming back'],
] as const;

export default function ShipLog() {
  return (
    <Box
      role="region"
      aria-label="Ships of the morning"
      tabIndex={0}
      sx={{
        '--page': '#f1f5f9',
        '--head': '#1e3a8a',
        '--on-head': '#fff',
        '--ink': '#0f172a',
        '.mode-dark &': {
          '--page': '#242c3a',
          '--head': '#bfdbfe',
          '--on-head': '#0c1d4a',
          '--ink': '#f1f5f9',
        },
        width: 1,
        maxWidth: 420,
        height: 180,
        overflow: 'auto',
        bgcolor: 'var(--page)',
        color: 'var(--ink)',
        '&:focus-visible': { outline: '2px solid var(--head)', outlineOffset: 2 },
      }}
    >
      <Box
        component="table"
        sx={{
          width: 1,
          borderCollapse: 'collapse',
          '& th, & td': { px: 2, py: 1, textAlign: 'start' },
          '& th': {
            position: 'sticky',
            top: 0,
            bgcolor: 'var(--head)',
            color: 'var(--on-head)',
          },
        }}
      >
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Seen</th>
          </tr>
        </thead>
        <tbody>
          {ships.map(([time, seen]) => (
            <tr key={time}>
              <td>{time}</td>
              <td>{seen}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
