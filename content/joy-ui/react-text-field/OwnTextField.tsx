import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input, { type InputProps } from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

interface TextFieldProps extends Omit<InputProps, 'error' | 'id' | 'ref' | 'slotProps'> {
  label: React.ReactNode;
  helperText?: React.ReactNode;
  /** What to do, where the value is wrong. */
  error?: string;
  inputRef?: React.Ref<HTMLInputElement>;
}

function TextField(props: TextFieldProps) {
  const { label, helperText, error, inputRef, required, disabled, size, sx, ...other } = props;
  const wrong = error !== undefined;
  const text = error ?? helperText;

  return (
    <FormControl required={required} disabled={disabled} size={size} error={wrong} sx={sx}>
      <FormLabel>{label}</FormLabel>
      <Input {...other} slotProps={{ input: { ref: inputRef, 'aria-invalid': wrong } }} />
      {text !== undefined && (
        <FormHelperText sx={wrong ? { color: 'danger.plainColor' } : undefined}>
          {text}
        </FormHelperText>
      )}
    </FormControl>
  );
}

export default function OwnTextField() {
  const [song, setSong] = React.useState('');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField
        required
        label="Song"
        value={song}
        onChange={(event) => setSong(event.target.value)}
        error={song.length > 20 ? 'Write at most 20 letters.' : undefined}
        helperText="The title is enough."
      />
      <TextField label="Band" size="sm" endDecorator="♪" sx={{ width: '60%' }} />
    </Stack>
  );
}
