import Box from '@mui/material/Box';
import Slider, { sliderClasses } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

const Fader = styled(Slider)(({ theme }) => ({
  height: 8,
  [`& .${sliderClasses.rail}`]: { opacity: 1, backgroundColor: theme.palette.divider },
  [`& .${sliderClasses.thumb}`]: {
    width: 14,
    height: 28,
    borderRadius: 4,
    backgroundColor: theme.palette.background.paper,
    border: '2px solid currentColor',
    '&.Mui-focusVisible': {
      boxShadow: 'none',
      outline: `2px solid ${theme.palette.text.primary}`,
      outlineOffset: 2,
    },
  },
}));

export default function FaderSlider() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Fader aria-label="Microphone" defaultValue={65} />
    </Box>
  );
}
