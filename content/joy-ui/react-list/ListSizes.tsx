import Album from '@mui/icons-material/Album';
import MusicNote from '@mui/icons-material/MusicNote';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';

const sizes = [
  { size: 'sm', label: 'Small' },
  { size: 'md', label: 'Medium' },
  { size: 'lg', label: 'Large' },
] as const;

export default function ListSizes() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
        gap: 2,
        width: '100%',
        maxWidth: 520,
      }}
    >
      {sizes.map(({ size, label }) => (
        <List
          key={size}
          size={size}
          variant="outlined"
          aria-label={`${label} list`}
          sx={{ borderRadius: 'sm' }}
        >
          <ListItem>
            <ListItemDecorator>
              <MusicNote />
            </ListItemDecorator>
            {label}
          </ListItem>
          <ListItem>
            <ListItemDecorator>
              <Album />
            </ListItemDecorator>
            Recording
          </ListItem>
        </List>
      ))}
    </Box>
  );
}
