import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popper, { type PopperProps } from '@mui/material/Popper';
import { styled } from '@mui/material/styles';

const Bubble = styled('div')(({ theme }) => ({
  padding: theme.spacing(1.5),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
}));

const Arrow = styled('span')(({ theme }) => ({
  position: 'absolute',
  width: 12,
  height: 12,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    transform: 'rotate(45deg)',
    backgroundColor: theme.palette.primary.main,
  },
  '[data-popper-placement^="bottom"] > * > &': { top: -6 },
  '[data-popper-placement^="top"] > * > &': { bottom: -6 },
}));

export default function PopperWithArrow() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [arrow, setArrow] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const modifiers = React.useMemo<PopperProps['modifiers']>(
    () => [
      { name: 'arrow', enabled: true, options: { element: arrow, padding: 8 } },
      { name: 'offset', options: { offset: [0, 12] } },
    ],
    [arrow],
  );

  return (
    <>
      <Button
        ref={setAnchor}
        variant="outlined"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Point here
      </Button>
      <Popper open={open} anchorEl={anchor} role="note" modifiers={modifiers}>
        <Box sx={{ position: 'relative' }}>
          <Bubble>The post is emptied at five.</Bubble>
          <Arrow ref={setArrow} />
        </Box>
      </Popper>
    </>
  );
}
