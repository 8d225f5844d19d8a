import * as React from 'react';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import SpeedDial, { type SpeedDialProps } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

type Direction = NonNullable<SpeedDialProps['direction']>;
const directions: readonly Direction[] = ['up', 'right', 'down', 'left'];

export default function FourDirections() {
  const [direction, setDirection] = React.useState<Direction>('right');

  return (
    <Box sx={{ width: '100%' }}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Direction</FormLabel>
        <RadioGroup
          row
          value={direction}
          onChange={(_event, value) => setDirection(value as Direction)}
        >
          {directions.map((value) => (
            <FormControlLabel key={value} value={value} label={value} control={<Radio />} />
          ))}
        </RadioGroup>
      </FormControl>
      <Box sx={{ height: 330, display: 'grid', placeItems: 'center' }}>
        <Box sx={{ position: 'relative', width: 56, height: 56 }}>
          <SpeedDial
            ariaLabel="Do something with the plan"
            TransitionProps={{ appear: false }}
            icon={<SpeedDialIcon />}
            direction={direction}
            sx={{
              position: 'absolute',
              ...(direction === 'up' ? { bottom: 0 } : { top: 0 }),
              ...(direction === 'left' ? { right: 0 } : { left: 0 }),
            }}
          >
            <SpeedDialAction icon={<ContentCopyIcon />} tooltipTitle="Copy" />
            <SpeedDialAction icon={<PrintOutlinedIcon />} tooltipTitle="Print" />
          </SpeedDial>
        </Box>
      </Box>
    </Box>
  );
}
