import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function WrappingTools() {
  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      <Stack direction="row" useFlexGap flexWrap="wrap" spacing={2}>
        <TextField label="Search" size="small" sx={{ flex: '1 1 200px' }} />
        <Stack direction="row" spacing={1}>
          <Button variant="outlined">Filter</Button>
          <Button variant="contained">New</Button>
        </Stack>
      </Stack>
    </Box>
  );
}
