import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Station {
  code: string;
  name: string;
  lines: string[];
}

const stations: Station[] = [
  { code: 'HBR', name: 'Harbor', lines: ['1', '4', 'Ferry'] },
  { code: 'MLL', name: 'Mill Lane', lines: ['1'] },
  { code: 'OLD', name: 'Old Town', lines: ['1', '2', '7'] },
  { code: 'UPL', name: 'Upper Lock', lines: ['2', 'Ferry'] },
];

type OptionProps = React.HTMLAttributes<HTMLLIElement> & { key?: React.Key };

export default function StationPicker() {
  return (
    <Autocomplete
      options={stations}
      getOptionLabel={(station) => station.name}
      isOptionEqualToValue={(station, value) => station.code === value.code}
      renderOption={({ key: _key, ...props }: OptionProps, station) => (
        <Stack component="li" key={station.code} {...props}>
          <Typography component="span" width="100%">
            {station.name}
          </Typography>
          <Typography component="span" variant="body2" width="100%">
            {station.lines.join(', ')}
          </Typography>
        </Stack>
      )}
      renderInput={(params) => <TextField {...params} label="Station" />}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
