import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { kites } from './kites';

export default function KiteList() {
  return (
    <Stack direction="row" gap={1} flexWrap="wrap">
      {kites.map(({ name, tail }) => (
        <Chip key={name} label={`${name}, tail ${tail} m`} />
      ))}
    </Stack>
  );
}
