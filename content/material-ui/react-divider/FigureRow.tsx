import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const figures = [
  { name: 'Visitors', value: '4,120' },
  { name: 'Concerts', value: '38' },
  { name: 'Boats', value: '12' },
];

export default function FigureRow() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420 }}>
      <Stack direction="row" divider={<Divider orientation="vertical" variant="middle" flexItem />}>
        {figures.map(({ name, value }) => (
          <Box key={name} sx={{ flex: 1, py: 2, textAlign: 'center' }}>
            <Typography variant="h5" component="p">
              {value}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {name}
            </Typography>
          </Box>
        ))}
      </Stack>
    </Paper>
  );
}
