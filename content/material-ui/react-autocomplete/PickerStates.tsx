import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const grades = ['Green', 'Blue', 'Red', 'Black'];

export default function PickerStates() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Autocomplete
        size="small"
        options={grades}
        defaultValue="Blue"
        renderInput={(params) => <TextField {...params} label="Small" />}
      />
      <Autocomplete
        disableClearable
        options={grades}
        defaultValue="Blue"
        renderInput={(params) => <TextField {...params} label="Cannot be emptied" />}
      />
      <Autocomplete
        readOnly
        options={grades}
        defaultValue="Red"
        renderInput={(params) => <TextField {...params} label="Read only" />}
      />
      <Autocomplete
        disabled
        options={grades}
        defaultValue="Black"
        renderInput={(params) => <TextField {...params} label="Disabled" />}
      />
      <Autocomplete
        disabledItemsFocusable
        options={grades}
        getOptionDisabled={(grade) => grade === 'Black'}
        renderInput={(params) => (
          <TextField {...params} label="One closed slope" helperText="Black cannot be chosen" />
        )}
      />
    </Stack>
  );
}
