import * as React from 'react';
import Button from '@mui/material/Button';
import Popover, { popoverClasses } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const BubblePopover = styled(Popover)(({ theme }) => ({
  [`& .${popoverClasses.paper}`]: {
    marginTop: 12,
    padding: theme.spacing(2),
    overflow: 'visible',
    border: `1px solid ${theme.palette.divider}`,
    '&::before': {
      content: '""',
      position: 'absolute',
      top: -7,
      left: 'calc(50% - 6px)',
      width: 12,
      height: 12,
      backgroundColor: 'inherit',
      backgroundImage: 'inherit',
      borderTop: 'inherit',
      borderLeft: 'inherit',
      transform: 'rotate(45deg)',
    },
  },
}));

export default function ArrowPopover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Speak
      </Button>
      <BubblePopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        elevation={0}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Bubble' } }}
      >
        <Typography>The bees are home.</Typography>
      </BubblePopover>
    </>
  );
}
