import { inputLabelClasses } from '@mui/material/InputLabel';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';

export default function RoundedOutline() {
  return (
    <TextField
      label="Team name"
      defaultValue="Night Owls"
      sx={{
        width: 320,
        maxWidth: '100%',
        [`& .${outlinedInputClasses.root}`]: {
          borderRadius: 4,
          [`&.${outlinedInputClasses.focused} .${outlinedInputClasses.notchedOutline}`]: {
            borderColor: 'success.main',
          },
        },
        [`& .${inputLabelClasses.root}.${inputLabelClasses.focused}`]: { color: 'success.main' },
      }}
    />
  );
}
