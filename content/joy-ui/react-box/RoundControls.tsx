import Search from '@mui/icons-material/Search';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';

export default function RoundControls() {
  return (
    <Box
      sx={{
        '--Button-radius': '20px',
        '--IconButton-radius': '50%',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
      }}
    >
      <Button>Unroll</Button>
      <Button variant="outlined">Put back</Button>
      <IconButton variant="soft" aria-label="Find a map">
        <Search />
      </IconButton>
    </Box>
  );
}
