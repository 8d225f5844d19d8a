import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const rates = [
  { value: 22, label: '22 kHz' },
  { value: 44, label: '44' },
  { value: 48, label: '48' },
  { value: 96, label: '96 kHz' },
];

export default function MarkedValues() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Slider
        aria-label="Sample rate"
        defaultValue={48}
        min={22}
        max={96}
        step={null}
        marks={rates}
        getAriaValueText={(value) => `${value} kilohertz`}
      />
    </Box>
  );
}
