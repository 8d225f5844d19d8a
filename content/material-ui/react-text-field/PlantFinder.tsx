import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const plants = ['Chive', 'Comfrey', 'Fennel', 'Lovage', 'Marjoram', 'Mint', 'Sage', 'Thyme'];

export default function PlantFinder() {
  const [query, setQuery] = React.useState('');
  const inputRef = React.useRef<HTMLInputElement>(null);
  const found = plants.filter((plant) => plant.toLowerCase().includes(query.trim().toLowerCase()));

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <Paper
        variant="outlined"
        role="search"
        aria-label="Herb garden"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          paddingInlineStart: 2,
          paddingInlineEnd: 0.5,
          minHeight: 48,
          borderRadius: 6,
          '&:focus-within': { borderColor: 'text.primary', outline: '1px solid' },
        }}
      >
        <SearchIcon color="action" />
        <InputBase
          fullWidth
          inputRef={inputRef}
          value={query}
          placeholder="Find a herb"
          onChange={(event) => setQuery(event.target.value)}
          inputProps={{ 'aria-label': 'Find a herb' }}
        />
        {query !== '' && (
          <IconButton
            aria-label="Clear the search"
            onClick={() => {
              setQuery('');
              inputRef.current?.focus();
            }}
          >
            <CloseIcon />
          </IconButton>
        )}
      </Paper>
      <Typography variant="body2" role="status" sx={{ minHeight: '3em', paddingInline: 2 }}>
        {found.length === 0 ? 'No herb by that name' : found.join(', ')}
      </Typography>
    </Stack>
  );
}
