import * as React from 'react';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import { styled } from '@mui/material/styles';

const limit = 80;

const Area = styled(TextareaAutosize)(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  font: 'inherit',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.text.secondary}`,
  borderRadius: theme.shape.borderRadius,
  resize: 'none',
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
  '&[aria-invalid="true"]': {
    borderColor: theme.palette.error.main,
    outlineColor: theme.palette.error.main,
  },
}));

export default function LimitedNotice() {
  const [text, setText] = React.useState('The shed is open on Saturday from nine to noon.');
  const id = React.useId();
  const left = limit - text.length;

  return (
    <Stack spacing={0.5} sx={{ width: 320, maxWidth: '100%', minHeight: 140 }}>
      <label htmlFor={id}>Notice for the board</label>
      <Area
        id={id}
        minRows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-invalid={left < 0}
        aria-describedby={`${id}-left`}
      />
      <FormHelperText id={`${id}-left`}>
        {left < 0 ? `Too long by ${-left}` : `Room for ${left} more`}
      </FormHelperText>
    </Stack>
  );
}
