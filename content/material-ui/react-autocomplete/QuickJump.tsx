import * as React from 'react';
import SearchIcon from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const actions = [
  { name: 'New entry', keywords: 'add create write' },
  { name: 'Open the archive', keywords: 'old past history' },
  { name: 'Change the language', keywords: 'settings locale translation' },
  { name: 'Print this week', keywords: 'paper export pdf' },
];

export default function QuickJump() {
  const [message, setMessage] = React.useState('');
  const [inputValue, setInputValue] = React.useState('');

  return (
    <Stack spacing={1} sx={{ width: 360, maxWidth: '100%' }}>
      <Autocomplete
        options={actions}
        value={null}
        inputValue={inputValue}
        onInputChange={(_event, text) => setInputValue(text)}
        autoHighlight
        openOnFocus
        clearOnEscape
        blurOnSelect="touch"
        forcePopupIcon={false}
        getOptionLabel={(action) => action.name}
        filterOptions={(options, state) => {
          const query = state.inputValue.trim().toLowerCase();
          return options.filter(({ name, keywords }) =>
            `${name} ${keywords}`.toLowerCase().includes(query),
          );
        }}
        noOptionsText="No such action"
        onChange={(_event, action) => {
          if (action) {
            setMessage(`${action.name}: done.`);
            setInputValue('');
          }
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            label="What do you want to do?"
            helperText="Try “pdf” or “create”"
            InputProps={{
              ...params.InputProps,
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon />
                </InputAdornment>
              ),
            }}
          />
        )}
      />
      <Typography variant="body2" role="status" sx={{ minHeight: '1.5em' }}>
        {message}
      </Typography>
    </Stack>
  );
}
