import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

export default function Layers() {
  const { zIndex } = useTheme();
  const layers = Object.entries(zIndex).sort(([, a], [, b]) => b - a);

  return (
    <Box
      component="ol"
      sx={{
        display: 'grid',
        gap: 0.5,
        m: 0,
        p: 0,
        listStyle: 'none',
        width: '100%',
        maxWidth: 320,
      }}
    >
      {layers.map(([name, value], index) => (
        <Box
          key={name}
          component="li"
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            px: 2,
            py: 1,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            marginInlineStart: index,
          }}
        >
          <Typography variant="body2">{name}</Typography>
          <Typography variant="body2" color="text.secondary">
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
