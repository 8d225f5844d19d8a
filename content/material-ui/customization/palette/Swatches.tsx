import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

const colors = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const tones = ['light', 'main', 'dark'] as const;

export default function Swatches() {
  const { palette } = useTheme();

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 560 }}>
      {colors.map((color) => (
        <Box key={color}>
          <Typography variant="body2" gutterBottom>
            {color}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' }}>
            {tones.map((tone) => (
              <div key={tone}>
                <Box sx={{ height: 40, bgcolor: `${color}.${tone}` }} />
                <Typography variant="caption" component="p">
                  {tone} <span dir="ltr">{palette[color][tone]}</span>
                </Typography>
              </div>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
