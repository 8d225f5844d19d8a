import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';

const nights = [
  { night: '1 May', brightness: 40 },
  { night: '2 May', brightness: 55 },
  { night: '3 May', brightness: 90 },
  { night: '4 May', brightness: 75 },
  { night: '5 May', brightness: 45 },
];

export default function LightCurve() {
  const [byKeyboard, setByKeyboard] = React.useState(false);

  return (
    <Box
      role="group"
      aria-label="Brightness by night"
      sx={{ display: 'flex', alignItems: 'flex-end', gap: 1, height: 120 }}
    >
      {nights.map(({ night, brightness }) => (
        <Tooltip key={night} followCursor={!byKeyboard} title={`${night}: ${brightness} %`}>
          <ButtonBase
            onFocusVisible={() => setByKeyboard(true)}
            onBlur={() => setByKeyboard(false)}
            sx={{
              width: 36,
              height: `${brightness}%`,
              bgcolor: 'primary.main',
              borderRadius: 1,
              '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'text.primary' },
            }}
          />
        </Tooltip>
      ))}
    </Box>
  );
}
