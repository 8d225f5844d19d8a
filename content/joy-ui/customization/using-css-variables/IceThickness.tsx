import Box from '@mui/joy/Box';
import { useTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const days = [6, 7, 9, 10, 12, 15, 14];
const points = days.map((thickness, index) => `${index * 50 + 10},${110 - thickness * 6}`);

export default function IceThickness() {
  const { palette } = useTheme().vars;

  return (
    <Box component="figure" sx={{ width: '100%', maxWidth: 360, m: 0 }}>
      <svg viewBox="0 0 320 120" role="img" aria-label="The ice grew from 6 to 14 centimeters.">
        <line x1="10" y1="110" x2="310" y2="110" stroke={palette.neutral.outlinedBorder} />
        <polyline
          points={points.join(' ')}
          fill="none"
          stroke={palette.primary.plainColor}
          strokeWidth="4"
        />
        {points.map((point) => {
          const [x, y] = point.split(',');
          return <circle key={point} cx={x} cy={y} r="5" fill={palette.primary.plainColor} />;
        })}
      </svg>
      <Typography component="figcaption" level="body-sm">
        Ice on the rink this week
      </Typography>
    </Box>
  );
}
