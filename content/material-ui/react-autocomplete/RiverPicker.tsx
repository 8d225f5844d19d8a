import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const rivers = [
  'Danube',
  'Drava',
  'Elbe',
  'Inn',
  'Isar',
  'Main',
  'Neckar',
  'Oder',
  'Rhine',
  'Saale',
];

export default function RiverPicker() {
  return (
    <Autocomplete
      options={rivers}
      renderInput={(params) => <TextField {...params} label="River" />}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
