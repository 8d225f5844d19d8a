import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';

const visits = [12, 18, 9, 24, 31, 27, 35];

export default function ReadTheTheme() {
  const theme = useTheme();
  const barWidth = 28;
  const gap = 8;
  const height = 120;

  return (
    <Box
      component="svg"
      role="img"
      aria-label={`Visits per day: ${visits.join(', ')}`}
      viewBox={`0 0 ${visits.length * (barWidth + gap)} ${height}`}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      {visits.map((count, day) => (
        <rect
          key={day}
          x={day * (barWidth + gap)}
          y={height - count * 3}
          width={barWidth}
          height={count * 3}
          rx={theme.shape.borderRadius}
          fill={day === visits.length - 1 ? theme.palette.primary.main : theme.palette.grey[500]}
        />
      ))}
    </Box>
  );
}
