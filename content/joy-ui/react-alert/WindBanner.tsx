import * as React from 'react';
import Air from '@mui/icons-material/Air';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';

const speeds = [92, 88, 75, 58];

export default function WindBanner() {
  const [measured, setMeasured] = React.useState(0);
  const speed = speeds[measured] ?? 0;
  const closed = speed > 60;

  return (
    <Alert
      role="status"
      invertedColors
      variant="solid"
      color={closed ? 'danger' : 'success'}
      startDecorator={<Air />}
      sx={{ flexWrap: 'wrap', width: '100%', maxWidth: 420 }}
      endDecorator={
        <Button
          size="sm"
          variant="outlined"
          onClick={() => setMeasured((measured + 1) % speeds.length)}
        >
          Measure again
        </Button>
      }
    >
      <Box sx={{ flex: '1 1 180px' }}>
        <Typography level="title-md">
          {closed ? 'The line is closed' : 'The line is open'}
        </Typography>
        Wind of {speed} km/h at the bridge, at most 60 allowed
      </Box>
    </Alert>
  );
}
