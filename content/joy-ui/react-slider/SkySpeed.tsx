import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

export default function SkySpeed() {
  return (
    <Box sx={{ boxSizing: 'border-box', width: '100%', maxWidth: 320, px: 2, pt: 3 }}>
      <Slider
        aria-label="Speed of the sky"
        min={0}
        max={12}
        step={2}
        defaultValue={4}
        marks
        valueLabelDisplay="on"
        valueLabelFormat={(hours) => `${hours} h`}
        getAriaValueText={(hours) => `${hours} hours in a minute`}
        slotProps={{ valueLabel: { 'aria-hidden': true } }}
      />
    </Box>
  );
}
