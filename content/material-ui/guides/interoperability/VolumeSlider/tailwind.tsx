import Slider from '@mui/material/Slider';

export default function VolumeSlider() {
  return (
    <Slider
      className="max-w-70! text-lime-700!"
      classes={{
        thumb: 'rounded-xs! [&.Mui-focusVisible]:outline-2! [&.Mui-focusVisible]:outline-offset-2!',
      }}
      defaultValue={30}
      aria-label="Volume"
    />
  );
}
