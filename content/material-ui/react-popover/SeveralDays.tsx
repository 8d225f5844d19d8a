import * as React from 'react';
import Button from '@mui/material/Button';
import Popover, { type PopoverProps } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The smallest box that holds all of them. */
function measureTogether(elements: readonly Element[]): DOMRect {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

export default function SeveralDays() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['Tuesday', 'Wednesday']);
  const [anchor, setAnchor] = React.useState<PopoverProps['anchorEl']>(null);
  const [message, setMessage] = React.useState('');
  const groupRef = React.useRef<HTMLDivElement>(null);

  const openAtDays = () => {
    const buttons = [...(groupRef.current?.querySelectorAll('[aria-pressed="true"]') ?? [])];
    if (buttons.length === 0) {
      setMessage('Choose a day first.');
      return;
    }
    setAnchor({ nodeType: 1, getBoundingClientRect: () => measureTogether(buttons) });
  };

  const save = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = new FormData(event.currentTarget).get('note');
    setMessage(`${days.filter((day) => chosen.includes(day)).join(', ')}: ${note}`);
    setAnchor(null);
  };

  return (
    <Stack spacing={2} alignItems="center">
      <ToggleButtonGroup
        ref={groupRef}
        size="small"
        aria-label="Days"
        value={chosen}
        onChange={(_event, next: string[]) => setChosen(next)}
      >
        {days.map((day) => (
          <ToggleButton key={day} value={day} sx={{ width: 40, px: 0, textTransform: 'none' }}>
            {day.slice(0, 3)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={openAtDays}
      >
        Note for these days
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: 24 }}>
        {message}
      </Typography>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Note for these days', sx: { p: 2, mt: 1 } },
        }}
      >
        <Stack component="form" direction="row" spacing={1} onSubmit={save}>
          <TextField autoFocus required size="small" name="note" label="Note" />
          <Button type="submit">Save</Button>
        </Stack>
      </Popover>
    </Stack>
  );
}
