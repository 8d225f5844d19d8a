import * as React from 'react';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

export default function PassphraseField() {
  const [value, setValue] = React.useState('');
  const [visible, setVisible] = React.useState(false);
  const words = value.split(/\s+/).filter(Boolean).length;

  return (
    <TextField
      sx={{ width: 320, maxWidth: '100%' }}
      label="Passphrase"
      type={visible ? 'text' : 'password'}
      autoComplete="new-password"
      value={value}
      onChange={(event) => setValue(event.target.value)}
      helperText={words < 4 ? `${words} of 4 words` : 'Long enough'}
      InputProps={{
        endAdornment: (
          <InputAdornment position="end">
            <IconButton
              edge="end"
              aria-label="Show passphrase"
              aria-pressed={visible}
              onClick={() => setVisible(!visible)}
              onMouseDown={(event) => event.preventDefault()}
            >
              {visible ? <VisibilityOffIcon /> : <VisibilityIcon />}
            </IconButton>
          </InputAdornment>
        ),
      }}
    />
  );
}
