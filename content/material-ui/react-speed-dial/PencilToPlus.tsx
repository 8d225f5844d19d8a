import EditIcon from '@mui/icons-material/Edit';
import EventOutlinedIcon from '@mui/icons-material/EventOutlined';
import PlaylistAddIcon from '@mui/icons-material/PlaylistAdd';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import AddIcon from '@mui/icons-material/Add';

export default function PencilToPlus() {
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 80 }}>
      <SpeedDial
        ariaLabel="Write"
        TransitionProps={{ appear: false }}
        icon={<SpeedDialIcon icon={<AddIcon />} openIcon={<EditIcon />} />}
        direction="right"
        FabProps={{ color: 'secondary', size: 'medium' }}
        sx={{ position: 'absolute', top: 16, left: 16 }}
      >
        <SpeedDialAction
          icon={<PlaylistAddIcon />}
          tooltipTitle="A list"
          tooltipPlacement="bottom"
        />
        <SpeedDialAction
          icon={<EventOutlinedIcon />}
          tooltipTitle="An appointment"
          tooltipPlacement="bottom"
        />
      </SpeedDial>
    </Box>
  );
}
