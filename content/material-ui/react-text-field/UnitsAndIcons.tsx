import HeightIcon from '@mui/icons-material/Height';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function UnitsAndIcons() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField
        label="Depth in centimeters"
        defaultValue="45"
        inputProps={{ inputMode: 'decimal' }}
        InputProps={{
          startAdornment: (
            <InputAdornment position="start">
              <HeightIcon />
            </InputAdornment>
          ),
          endAdornment: <InputAdornment position="end">cm</InputAdornment>,
        }}
      />
      <TextField
        label="Price in euros"
        variant="standard"
        defaultValue="129"
        inputProps={{ inputMode: 'decimal' }}
        InputProps={{
          startAdornment: <InputAdornment position="start">€</InputAdornment>,
          endAdornment: <InputAdornment position="end">per piece</InputAdornment>,
        }}
      />
    </Stack>
  );
}
