import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function ShowPlan() {
  const id = React.useId();
  const [minutes, setMinutes] = React.useState(45);
  const [planned, setPlanned] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setPlanned(`“${String(data.get('title'))}” takes ${String(data.get('minutes'))} minutes.`);
  };

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 340 }}
    >
      <FormControl>
        <FormLabel>Title of the show</FormLabel>
        <Input required name="title" defaultValue="Winter sky" />
      </FormControl>
      <FormControl id={id}>
        <FormLabel>Length</FormLabel>
        <Slider
          name="minutes"
          min={20}
          max={90}
          step={5}
          value={minutes}
          onChange={(_event, value) => setMinutes(Array.isArray(value) ? 20 : value)}
          getAriaValueText={(value) => `${value} minutes`}
          slotProps={{ input: { id, 'aria-describedby': `${id}-helper-text` } }}
          sx={{
            '& .MuiSlider-rail': { backgroundColor: 'neutral.500', height: '2px' },
            '& .MuiSlider-thumb.Mui-focusVisible': {
              outlineColor: (theme) => theme.vars.palette.focusVisible,
            },
          }}
        />
        <FormHelperText>
          {minutes} minutes, {minutes > 60 ? 'with a break' : 'without a break'}
        </FormHelperText>
      </FormControl>
      <Button type="submit">Plan the show</Button>
      <Box role="status" sx={{ minHeight: '1.5em' }}>
        {planned}
      </Box>
    </Stack>
  );
}
