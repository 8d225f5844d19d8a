import * as React from 'react';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';

export default function SideFold() {
  const [open, setOpen] = React.useState(false);
  const fieldRef = React.useRef<HTMLInputElement>(null);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minBlockSize: 56 }}>
      <Collapse in={open} orientation="horizontal" onEntered={() => fieldRef.current?.focus()}>
        <TextField inputRef={fieldRef} size="small" label="Plant" sx={{ width: 200, my: 1 }} />
      </Collapse>
      <IconButton aria-label="Search" aria-expanded={open} onClick={() => setOpen(!open)}>
        <SearchIcon />
      </IconButton>
    </Box>
  );
}
