import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const shelves = Array.from({ length: 10_000 }, (_, index) => {
  const aisle = String.fromCharCode(65 + (index % 26));
  return `${aisle}-${String(index).padStart(5, '0')}`;
});

const first50 = createFilterOptions<string>({ limit: 50, matchFrom: 'start' });

export default function LongList() {
  return (
    <Autocomplete
      options={shelves}
      filterOptions={first50}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Shelf"
          helperText="10,000 shelves; the first 50 matches are shown"
        />
      )}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
