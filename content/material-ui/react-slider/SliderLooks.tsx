import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function SliderLooks() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Slider defaultValue={60} aria-label="Primary, medium" />
      <Slider defaultValue={60} aria-label="Secondary, medium" color="secondary" />
      <Slider defaultValue={60} aria-label="Primary, small" size="small" />
      <Slider defaultValue={60} aria-label="Disabled" disabled />
    </Stack>
  );
}
