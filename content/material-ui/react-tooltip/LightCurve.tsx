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
  return (
    <Box
      role="group"
      aria-label="Brightness by night"
      sx={{ display: 'flex', alignItems: 'flex-end', gap: 1, height: 120 }}
    >
      {nights.map(({ night, brightness }) => (
        <Tooltip key={night} followCursor title={`${night}: ${brightness} %`}>
          <ButtonBase
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
