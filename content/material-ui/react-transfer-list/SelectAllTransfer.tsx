import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { CheckList } from './checkList';

const helpers = ['Cook', 'Driver', 'Guide', 'Medic', 'Porter'];

export default function SelectAllTransfer() {
  const [onTour, setOnTour] = React.useState<readonly string[]>(['Guide']);
  const [checked, setChecked] = React.useState<readonly string[]>(['Cook']);
  const [message, setMessage] = React.useState('');
  const atCamp = helpers.filter((name) => !onTour.includes(name));

  const move = (from: readonly string[], place: string) => {
    const moving = from.filter((name) => checked.includes(name));
    setOnTour(helpers.filter((name) => onTour.includes(name) !== moving.includes(name)));
    setChecked(checked.filter((name) => !moving.includes(name)));
    setMessage(moving.length === 0 ? 'Nobody is chosen.' : `${moving.join(', ')}: ${place}`);
  };

  const renderAll = (names: readonly string[], label: string) => {
    const chosen = names.filter((name) => checked.includes(name)).length;
    const some = chosen > 0 && chosen < names.length;
    return (
      <FormControlLabel
        label={label}
        sx={{ mx: 0.5 }}
        control={
          <Checkbox
            size="small"
            checked={names.length > 0 && chosen === names.length}
            indeterminate={some}
            // The prop draws the dash; the property tells it to screen readers.
            inputRef={(input: HTMLInputElement | null) => {
              if (input) input.indeterminate = some;
            }}
            onChange={(_event, on) => {
              const others = checked.filter((name) => !names.includes(name));
              setChecked(on ? [...others, ...names] : others);
            }}
          />
        }
      />
    );
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Stack spacing={1} sx={{ flex: 1 }}>
          <CheckList title="At the camp" items={atCamp} checked={checked} onChange={setChecked}>
            {renderAll(atCamp, 'All at the camp')}
          </CheckList>
          <Button onClick={() => move(atCamp, 'on tour')}>Send on tour</Button>
        </Stack>
        <Stack spacing={1} sx={{ flex: 1 }}>
          <CheckList title="On tour" items={onTour} checked={checked} onChange={setChecked}>
            {renderAll(onTour, 'All on tour')}
          </CheckList>
          <Button onClick={() => move(onTour, 'at the camp')}>Call back</Button>
        </Stack>
      </Stack>
      <Box role="status" sx={{ minHeight: 32, pt: 1, typography: 'body2' }}>
        {message}
      </Box>
    </Box>
  );
}
