import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import MenuItem from '@mui/material/MenuItem';
import Select, { selectClasses } from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const ChipInput = styled(InputBase)(({ theme }) =>
  theme.unstable_sx({
    borderRadius: 8,
    bgcolor: 'action.hover',
    [`& .${selectClasses.select}`]: { paddingBlock: 0.75, paddingInlineStart: 2 },
    [`& .${selectClasses.select}:focus`]: { borderRadius: 8, bgcolor: 'action.selected' },
    '&.Mui-focused': { outline: '2px solid' },
  }),
);

export default function ToolbarSelect() {
  const labelId = React.useId();
  const [order, setOrder] = React.useState('newest');

  return (
    <Stack direction="row" spacing={1.5} alignItems="center">
      <Typography id={labelId} variant="body2">
        Sort by
      </Typography>
      <Select
        labelId={labelId}
        id={`${labelId}-select`}
        value={order}
        onChange={(event) => setOrder(event.target.value)}
        input={<ChipInput />}
      >
        <MenuItem value="newest">Newest first</MenuItem>
        <MenuItem value="oldest">Oldest first</MenuItem>
        <MenuItem value="title">Title</MenuItem>
      </Select>
    </Stack>
  );
}
