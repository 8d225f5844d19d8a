import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Input from '@mui/joy/Input';

export default function RinkTools() {
  return (
    <Box
      sx={{
        '--Avatar-size': '3.5rem',
        '--Button-minHeight': '3.5rem',
        '--Button-radius': '999px',
        '--Chip-radius': '4px',
        '--Input-minHeight': '3.5rem',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        width: '100%',
        maxWidth: 440,
      }}
    >
      <Avatar aria-hidden>N</Avatar>
      <Chip>Size 38</Chip>
      <Button>Hand out skates</Button>
      <Input
        defaultValue="No change"
        slotProps={{ input: { 'aria-label': 'Note for the desk' } }}
        sx={{ flex: '1 1 160px', borderColor: 'neutral.500' }}
      />
    </Box>
  );
}
