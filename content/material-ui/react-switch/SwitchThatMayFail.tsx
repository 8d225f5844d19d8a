import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';

// Stands for a request: the pump refuses every second time.
function setPump(on: boolean, attempt: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (attempt % 2 === 1) reject(new Error('The pump does not answer'));
      else resolve(on);
    }, 900);
  });
}

export default function SwitchThatMayFail() {
  const [on, setOn] = React.useState(false);
  const [message, setMessage] = React.useState(' ');
  const busy = React.useRef(false);
  const attempts = React.useRef(0);
  const id = React.useId();

  const handleChange = async (next: boolean) => {
    if (busy.current) return;
    busy.current = true;
    setOn(next);
    setMessage('Telling the pump…');
    try {
      attempts.current += 1;
      await setPump(next, attempts.current);
      setMessage(next ? 'The pump runs.' : 'The pump is off.');
    } catch (error) {
      setOn(!next);
      setMessage(`${error instanceof Error ? error.message : 'It failed'}. Nothing was changed.`);
    }
    busy.current = false;
  };

  return (
    <FormControl sx={{ minWidth: 260 }}>
      <FormControlLabel
        control={
          <Switch
            checked={on}
            onChange={(_event, checked) => void handleChange(checked)}
            inputProps={{ 'aria-describedby': id }}
          />
        }
        label="Pump"
      />
      <FormHelperText id={id} role="status" sx={{ mx: 0 }}>
        {message}
      </FormHelperText>
    </FormControl>
  );
}
