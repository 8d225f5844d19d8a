import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

export default function CurrentBreakpoint() {
  const { breakpoints } = useTheme();

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {breakpoints.keys.map((key) => (
        <Typography
          key={key}
          sx={{
            px: 2,
            py: 1,
            borderRadius: 1,
            border: 1,
            borderColor: 'divider',
            [breakpoints.only(key)]: {
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              '&::after': { content: '", now"' },
            },
          }}
        >
          {key}, from {breakpoints.values[key]} px
        </Typography>
      ))}
    </Box>
  );
}
