import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

const steps = [0.5, 1, 2, 3, 4, 6, 8];

export default function SpacingScale() {
  const theme = useTheme();

  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%', maxWidth: 320 }}>
      {steps.map((step) => (
        <Box key={step} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Typography variant="body2" sx={{ width: 96 }}>
            {step} is {theme.spacing(step)}
          </Typography>
          <Box sx={{ width: theme.spacing(step), height: 12, bgcolor: 'primary.main' }} />
        </Box>
      ))}
    </Box>
  );
}
