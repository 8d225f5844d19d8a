import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const views = [
  { name: 'Sky', hint: 'Everything above the horizon' },
  { name: 'Deep sky', hint: 'What a small telescope shows' },
  { name: 'Near by', hint: 'Sun, Moon and planets' },
];

export default function SlowAndQuick() {
  return (
    <Stack direction="row" spacing={1}>
      {views.map(({ name, hint }) => (
        <Tooltip
          key={name}
          describeChild
          title={hint}
          enterDelay={800}
          enterNextDelay={0}
          leaveDelay={200}
        >
          <Button>{name}</Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
