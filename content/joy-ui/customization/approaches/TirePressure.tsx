import * as React from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const Tire = styled('div')(({ theme }) => ({
  width: 120,
  height: 120,
  boxSizing: 'border-box',
  border: `14px solid ${theme.vars.palette.neutral[500]}`,
  borderRadius: '50%',
  transformOrigin: 'bottom',
  transform: 'scaleY(calc(0.7 + var(--pressure) * 0.05))',
}));

export default function TirePressure() {
  const [pressure, setPressure] = React.useState(3);
  const style: React.CSSProperties & Record<'--pressure', number> = { '--pressure': pressure };

  return (
    <Stack spacing={2} alignItems="center" sx={{ width: '100%', maxWidth: 280 }}>
      <Tire style={style} />
      <Box sx={{ width: '100%' }}>
        <Typography level="title-sm">Tire pressure: {pressure.toFixed(1)} bar</Typography>
        <Slider
          aria-label="Tire pressure"
          getAriaValueText={(value) => `${value} bar`}
          min={0}
          max={6}
          step={0.1}
          value={pressure}
          onChange={(_event, value) => {
            if (typeof value === 'number') setPressure(value);
          }}
        />
      </Box>
    </Stack>
  );
}
