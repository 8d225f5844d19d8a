import * as React from 'react';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

interface StatusChipProps extends Omit<ChipProps<'button'>, 'label' | 'color'> {
  status: 'open' | 'done';
}

const StatusChip = React.forwardRef<HTMLButtonElement, StatusChipProps>(function StatusChip(
  { status, ...other },
  ref,
) {
  return (
    <Chip
      {...other}
      ref={ref}
      component="button"
      clickable
      label={status === 'done' ? 'Done' : 'Open'}
      color={status === 'done' ? 'success' : 'default'}
    />
  );
});

export default function ForwardedRef() {
  return (
    <Stack direction="row" spacing={2}>
      <Tooltip describeChild title="Nobody works on it yet">
        <StatusChip status="open" />
      </Tooltip>
      <Tooltip describeChild title="Checked on Friday">
        <StatusChip status="done" />
      </Tooltip>
    </Stack>
  );
}
