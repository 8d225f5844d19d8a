import * as React from 'react';
import AddPhotoAlternateOutlinedIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import EditNoteIcon from '@mui/icons-material/EditNote';
import MicNoneIcon from '@mui/icons-material/MicNone';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

const actions = [
  { name: 'Text', icon: <EditNoteIcon /> },
  { name: 'Photo', icon: <AddPhotoAlternateOutlinedIcon /> },
  { name: 'Recording', icon: <MicNoneIcon /> },
];

export default function BasicDial() {
  const [added, setAdded] = React.useState('Nothing');

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 300 }}>
      <Typography role="status">{added} added</Typography>
      <SpeedDial
        ariaLabel="Add to the diary"
        TransitionProps={{ appear: false }}
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', bottom: 16, right: 16 }}
      >
        {actions.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            tooltipTitle={name}
            onClick={() => setAdded(name)}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
