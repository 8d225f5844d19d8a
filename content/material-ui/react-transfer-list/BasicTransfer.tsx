import * as React from 'react';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import { CheckList } from './checkList';

const goods = ['Tent', 'Rope', 'Stove', 'Lamp', 'Map', 'Kettle'];

// The arrows follow the layout: down and up on phones, mirrored where one reads from the right.
const turned = (theme: Theme) => ({
  transform: theme.direction === 'rtl' ? 'scaleX(-1)' : 'none',
  [theme.breakpoints.down('sm')]: { transform: 'rotate(90deg)' },
});

export default function BasicTransfer() {
  const [packed, setPacked] = React.useState<readonly string[]>(['Map']);
  const [checked, setChecked] = React.useState<readonly string[]>([]);
  const [message, setMessage] = React.useState('');
  const left = goods.filter((item) => !packed.includes(item));

  const move = (from: readonly string[], place: string) => {
    const moving = from.filter((item) => checked.includes(item));
    if (moving.length === 0) {
      setMessage('Choose something first.');
      return;
    }
    setPacked(goods.filter((item) => packed.includes(item) !== moving.includes(item)));
    setChecked(checked.filter((item) => !moving.includes(item)));
    setMessage(`${moving.join(', ')}: ${place}`);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} alignItems="stretch">
        <CheckList title="At home" items={left} checked={checked} onChange={setChecked} />
        <Stack
          direction={{ xs: 'row', sm: 'column' }}
          spacing={1}
          alignItems="center"
          justifyContent="center"
        >
          <Button variant="outlined" aria-label="Pack" onClick={() => move(left, 'packed')}>
            <ArrowForwardIcon fontSize="small" sx={turned} />
          </Button>
          <Button
            variant="outlined"
            aria-label="Unpack"
            onClick={() => move(packed, 'stays at home')}
          >
            <ArrowBackIcon fontSize="small" sx={turned} />
          </Button>
        </Stack>
        <CheckList title="Packed" items={packed} checked={checked} onChange={setChecked} />
      </Stack>
      <Box role="status" sx={{ minHeight: 32, pt: 1, typography: 'body2' }}>
        {message}
      </Box>
    </Box>
  );
}
