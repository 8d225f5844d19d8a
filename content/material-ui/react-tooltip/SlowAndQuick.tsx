import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const patience = { enterDelay: 800, enterNextDelay: 0, leaveDelay: 200 };

export default function SlowAndQuick() {
  return (
    <Stack direction="row" spacing={1}>
      <Tooltip describeChild title="Everything above the horizon" {...patience}>
        <Button>Sky</Button>
      </Tooltip>
      <Tooltip describeChild title="What a small telescope shows" {...patience}>
        <Button>Deep sky</Button>
      </Tooltip>
      <Tooltip describeChild title="Sun, Moon and planets" {...patience}>
        <Button>Near by</Button>
      </Tooltip>
    </Stack>
  );
}
