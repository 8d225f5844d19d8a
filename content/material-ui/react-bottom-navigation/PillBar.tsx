import * as React from 'react';
import CottageOutlinedIcon from '@mui/icons-material/CottageOutlined';
import ForestOutlinedIcon from '@mui/icons-material/ForestOutlined';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction, {
  bottomNavigationActionClasses,
} from '@mui/material/BottomNavigationAction';
import { styled } from '@mui/material/styles';

const PillAction = styled(BottomNavigationAction)(({ theme }) => ({
  gap: 2,
  '& .MuiSvgIcon-root': {
    padding: theme.spacing(0.25, 2),
    boxSizing: 'content-box',
    borderRadius: 16,
  },
  [`&.${bottomNavigationActionClasses.selected}`]: {
    color: theme.palette.text.primary,
    '& .MuiSvgIcon-root': {
      backgroundColor: theme.palette.primary.main,
      color: theme.palette.primary.contrastText,
    },
    [`& .${bottomNavigationActionClasses.label}`]: { fontSize: theme.typography.pxToRem(12) },
  },
  '&.Mui-focusVisible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
}));

export default function PillBar() {
  const [place, setPlace] = React.useState(0);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Pills"
      showLabels
      value={place}
      onChange={(_event, next: number) => setPlace(next)}
      sx={{ width: 320, height: 64 }}
    >
      <PillAction
        label="Huts"
        icon={<CottageOutlinedIcon />}
        aria-current={place === 0 ? 'page' : undefined}
      />
      <PillAction
        label="Woods"
        icon={<ForestOutlinedIcon />}
        aria-current={place === 1 ? 'page' : undefined}
      />
    </BottomNavigation>
  );
}
