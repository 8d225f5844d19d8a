import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TrackKinds() {
  return (
    <Stack sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id="pan">Left or right</Typography>
      <Slider
        aria-labelledby="pan"
        track={false}
        min={-50}
        max={50}
        defaultValue={10}
        marks={[{ value: 0, label: 'center' }]}
      />
      <Typography id="cut">Cut from here on</Typography>
      <Slider aria-labelledby="cut" track="inverted" defaultValue={70} />
    </Stack>
  );
}
