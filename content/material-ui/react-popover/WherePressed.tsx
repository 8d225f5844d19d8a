import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

interface Point {
  top: number;
  left: number;
}

export default function WherePressed() {
  const [point, setPoint] = React.useState<Point | null>(null);
  const [marked, setMarked] = React.useState(0);

  const openAtCenter = (event: React.MouseEvent<HTMLElement>) => {
    const { top, left, width, height } = event.currentTarget.getBoundingClientRect();
    setPoint({ top: top + height / 2, left: left + width / 2 });
  };

  return (
    <>
      <Box
        component="button"
        type="button"
        onClick={(event) =>
          event.detail === 0
            ? openAtCenter(event)
            : setPoint({ top: event.clientY, left: event.clientX })
        }
        sx={{
          width: '100%',
          height: 160,
          font: 'inherit',
          color: 'text.primary',
          bgcolor: 'action.hover',
          border: '1px dashed',
          cursor: 'crosshair',
        }}
      >
        Press anywhere in this field. {marked} marked.
      </Box>
      <Popover
        open={point !== null}
        anchorReference="anchorPosition"
        anchorPosition={point ?? undefined}
        onClose={() => setPoint(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'This place', sx: { p: 2 } } }}
      >
        <Typography gutterBottom>Mark this place?</Typography>
        <Button
          autoFocus
          onClick={() => {
            setMarked(marked + 1);
            setPoint(null);
          }}
        >
          Mark
        </Button>
      </Popover>
    </>
  );
}
