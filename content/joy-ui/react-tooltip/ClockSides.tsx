import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import Tooltip from '@mui/joy/Tooltip';

const hours = [
  { hour: 'XII', title: 'Noon', placement: 'top', area: '1 / 2' },
  { hour: 'III', title: 'Three', placement: 'right', area: '2 / 3' },
  { hour: 'VI', title: 'Six', placement: 'bottom', area: '3 / 2' },
  { hour: 'IX', title: 'Nine', placement: 'left', area: '2 / 1' },
] as const;

export default function ClockSides() {
  return (
    <Box dir="ltr" sx={{ display: 'grid', gap: 0.5, px: 8, py: 5 }}>
      {hours.map(({ hour, title, placement, area }) => (
        <Tooltip key={hour} arrow describeChild title={title} placement={placement}>
          <IconButton variant="soft" sx={{ gridArea: area, width: 52, borderRadius: '50%' }}>
            {hour}
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}
