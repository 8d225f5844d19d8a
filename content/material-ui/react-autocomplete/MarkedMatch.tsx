import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const birds = ['Barn owl', 'Blackbird', 'Chaffinch', 'Goldfinch', 'Greenfinch', 'Long-eared owl'];

type OptionProps = React.HTMLAttributes<HTMLLIElement> & { key?: React.Key };

function splitAtMatch(text: string, query: string) {
  const start = query === '' ? -1 : text.toLowerCase().indexOf(query.toLowerCase());
  return start < 0
    ? [text, '', '']
    : [
        text.slice(0, start),
        text.slice(start, start + query.length),
        text.slice(start + query.length),
      ];
}

export default function MarkedMatch() {
  return (
    <Autocomplete
      options={birds}
      autoHighlight
      renderOption={({ key, ...props }: OptionProps, bird, { inputValue }) => {
        const [before, match, after] = splitAtMatch(bird, inputValue);
        return (
          <li key={key} {...props}>
            <span>
              {before}
              <strong>{match}</strong>
              {after}
            </span>
          </li>
        );
      }}
      renderInput={(params) => (
        <TextField {...params} label="Bird" helperText="Try “owl” or “finch”" />
      )}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
