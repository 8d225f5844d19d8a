import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function SteppedSlider() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, pt: 4 }}>
      <Slider
        aria-label="Fade in"
        defaultValue={2}
        min={0}
        max={10}
        step={0.5}
        marks
        valueLabelDisplay="on"
        valueLabelFormat={(seconds) => `${seconds} s`}
        getAriaValueText={(seconds) => `${seconds} seconds`}
      />
    </Box>
  );
}
