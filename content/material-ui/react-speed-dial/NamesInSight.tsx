import * as React from 'react';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import DirectionsWalkIcon from '@mui/icons-material/DirectionsWalk';
import KayakingIcon from '@mui/icons-material/Kayaking';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

const tours = [
  { name: 'Walk', icon: <DirectionsWalkIcon /> },
  { name: 'Ride', icon: <DirectionsBikeIcon /> },
  { name: 'Paddle', icon: <KayakingIcon /> },
];

export default function NamesInSight() {
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  const record = () => {
    setOpen(false);
    // The action that was pressed cannot be seen any more, so focus goes back.
    buttonRef.current?.focus();
  };

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 300 }}>
      <SpeedDial
        ariaLabel="Record a tour"
        FabProps={{ ref: buttonRef }}
        TransitionProps={{ appear: false }}
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={(_event, reason) => {
          if (reason === 'toggle') setOpen(true);
        }}
        onClose={(_event, reason) => {
          if (reason !== 'mouseLeave') setOpen(false);
        }}
        sx={{ position: 'absolute', bottom: 16, right: 16 }}
      >
        {tours.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            tooltipTitle={name}
            tooltipOpen
            onClick={record}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
