import ShareOutlinedIcon from '@mui/icons-material/ShareOutlined';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import SpeedDial, { speedDialClasses } from '@mui/material/SpeedDial';
import SpeedDialAction, { speedDialActionClasses } from '@mui/material/SpeedDialAction';
import SpeedDialIcon, { speedDialIconClasses } from '@mui/material/SpeedDialIcon';
import { styled } from '@mui/material/styles';

const SquareDialBase = styled(SpeedDial)(({ theme }) => ({
  [`& .${speedDialClasses.fab}`]: { borderRadius: 16, boxShadow: 'none' },
  [`& .${speedDialActionClasses.fab}`]: {
    borderRadius: 12,
    color: theme.palette.primary.main,
    '&.Mui-focusVisible': { outline: `2px solid ${theme.palette.primary.main}` },
  },
  [`& .${speedDialClasses.fab} .${speedDialIconClasses.iconOpen}`]: {
    transform: 'rotate(135deg)',
  },
}));

export default function SquareDial() {
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 90 }}>
      <SquareDialBase
        ariaLabel="Keep or share"
        TransitionProps={{ appear: false }}
        icon={<SpeedDialIcon />}
        direction="right"
        sx={{ position: 'absolute', top: 16, left: 16 }}
      >
        <SpeedDialAction icon={<StarBorderIcon />} tooltipTitle="Keep" />
        <SpeedDialAction icon={<ShareOutlinedIcon />} tooltipTitle="Share" />
      </SquareDialBase>
    </Box>
  );
}
