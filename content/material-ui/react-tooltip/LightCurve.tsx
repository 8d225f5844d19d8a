import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';

interface NightProps {
  night: string;
  brightness: number;
}

const nights: readonly NightProps[] = [
  { night: '1 May', brightness: 40 },
  { night: '2 May', brightness: 55 },
  { night: '3 May', brightness: 90 },
  { night: '4 May', brightness: 75 },
  { night: '5 May', brightness: 45 },
];

function Night({ night, brightness }: NightProps) {
  const [byKeyboard, setByKeyboard] = React.useState(false);

  return (
    <Tooltip followCursor={!byKeyboard} title={`${night}: ${brightness}%`}>
      <ButtonBase
        onFocusVisible={() => setByKeyboard(true)}
        onMouseEnter={() => setByKeyboard(false)}
        sx={{
          width: 36,
          height: `${brightness}%`,
          bgcolor: 'primary.main',
          borderRadius: 1,
          '&.Mui-focusVisible': {
            outline: '2px solid',
            outlineColor: ({ palette }) => palette.text.primary,
          },
        }}
      />
    </Tooltip>
  );
}

export default function LightCurve() {
  return (
    <Box
      role="group"
      aria-label="Brightness by night"
      sx={{ display: 'flex', alignItems: 'flex-end', gap: 1, height: 120 }}
    >
      {nights.map((entry) => (
        <Night key={entry.night} {...entry} />
      ))}
    </Box>
  );
}
