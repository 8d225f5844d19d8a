import Slider, { sliderClasses } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

const Volume = styled(Slider)({
  maxWidth: 280,
  color: '#4d7c0f',
  [`& .${sliderClasses.thumb}`]: {
    borderRadius: 2,
    [`&.${sliderClasses.focusVisible}`]: { outline: '2px solid', outlineOffset: 2 },
  },
});

export default function VolumeSlider() {
  return <Volume defaultValue={30} aria-label="Volume" />;
}
