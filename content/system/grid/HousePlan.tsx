import { Box } from '@mui/system';

const areas = [
  { name: 'Stage', area: 'stage' },
  { name: 'Stalls', area: 'stalls' },
  { name: 'Boxes', area: 'boxes' },
  { name: 'Foyer', area: 'foyer' },
];

export default function HousePlan() {
  return (
    <Box
      sx={{
        '--room': '#fde68a',
        '--ink': '#451a03',
        '.mode-dark &': { '--room': '#4a3510', '--ink': '#fef3c7' },
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { sm: '3fr 1fr' },
        gridTemplateAreas: {
          xs: '"stage" "stalls" "boxes" "foyer"',
          sm: '"stage stage" "stalls boxes" "foyer foyer"',
        },
        width: 1,
        maxWidth: 520,
      }}
    >
      {areas.map(({ name, area }) => (
        <Box
          key={area}
          sx={{
            gridArea: area,
            p: 2,
            textAlign: 'center',
            bgcolor: 'var(--room)',
            color: 'var(--ink)',
          }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}
