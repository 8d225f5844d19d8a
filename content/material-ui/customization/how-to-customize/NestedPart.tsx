import Slider from '@mui/material/Slider';

export default function NestedPart() {
  return (
    <Slider
      aria-label="Temperature"
      defaultValue={21}
      min={15}
      max={28}
      sx={{
        maxWidth: 280,
        '& .MuiSlider-thumb': { borderRadius: '3px', width: 10, height: 24 },
        '& .MuiSlider-rail': { opacity: 0.2 },
      }}
    />
  );
}
