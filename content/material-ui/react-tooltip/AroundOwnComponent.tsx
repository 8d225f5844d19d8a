import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

interface StarProps extends ButtonBaseProps {
  magnitude: number;
}

const Star = React.forwardRef<HTMLButtonElement, StarProps>(function Star(
  { magnitude, ...other },
  ref,
) {
  return (
    <ButtonBase
      {...other}
      ref={ref}
      sx={{ p: 1, borderRadius: 1, '&.Mui-focusVisible': { outline: '2px solid' } }}
    >
      <Box
        component="span"
        sx={{
          width: 28 - 5 * magnitude,
          height: 28 - 5 * magnitude,
          borderRadius: '50%',
          bgcolor: 'text.primary',
        }}
      />
    </ButtonBase>
  );
});

export default function AroundOwnComponent() {
  return (
    <Stack direction="row" spacing={1} alignItems="center">
      <Tooltip title="Sirius, magnitude −1.5">
        <Star magnitude={-1.5} />
      </Tooltip>
      <Tooltip title="Vega, magnitude 0.0">
        <Star magnitude={0} />
      </Tooltip>
      <Tooltip title="Deneb, magnitude 1.3">
        <Star magnitude={1.3} />
      </Tooltip>
    </Stack>
  );
}
