import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function ToolbarCounts() {
  const [chosen, setChosen] = React.useState<readonly string[]>([]);
  const [watered, setWatered] = React.useState<readonly string[]>([]);
  const waterRef = React.useRef<HTMLButtonElement>(null);

  const handleClickAway = ({ target }: MouseEvent | TouchEvent) => {
    const isOnButton = target instanceof Node && waterRef.current?.contains(target);
    if (!isOnButton) setChosen([]);
  };

  return (
    <Stack spacing={2} alignItems="flex-start" sx={{ width: 280 }}>
      <ClickAwayListener onClickAway={handleClickAway}>
        <ToggleButtonGroup
          value={chosen}
          onChange={(_event, next: string[]) => setChosen(next)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setChosen([]);
          }}
          aria-label="Beds to water"
        >
          <ToggleButton value="Beans">Beans</ToggleButton>
          <ToggleButton value="Kale">Kale</ToggleButton>
          <ToggleButton value="Onions">Onions</ToggleButton>
        </ToggleButtonGroup>
      </ClickAwayListener>
      <Button ref={waterRef} variant="outlined" onClick={() => setWatered(chosen)}>
        Water the chosen
      </Button>
      <Typography role="status">Watered: {watered.join(', ') || 'nothing'}</Typography>
    </Stack>
  );
}
