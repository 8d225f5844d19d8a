import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function SliderSizes() {
  return (
    <Stack spacing={1} sx={{ boxSizing: 'border-box', width: '100%', maxWidth: 320, px: 2 }}>
      <Slider size="sm" aria-label="Small" defaultValue={20} />
      <Slider size="md" aria-label="Medium" defaultValue={40} />
      <Slider size="lg" aria-label="Large" defaultValue={60} />
      <Slider
        aria-label="Bar with a narrow handle"
        defaultValue={80}
        sx={{
          '--Slider-trackSize': '20px',
          '--Slider-trackRadius': '4px',
          '--Slider-thumbSize': '32px',
          '--Slider-thumbWidth': '14px',
          '--Slider-thumbRadius': '4px',
        }}
      />
    </Stack>
  );
}
