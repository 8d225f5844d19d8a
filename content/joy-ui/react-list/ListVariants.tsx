import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

const looks = [
  { variant: 'plain', color: 'neutral', label: 'Plain, neutral' },
  { variant: 'outlined', color: 'neutral', label: 'Outlined, neutral' },
  { variant: 'soft', color: 'primary', label: 'Soft, primary' },
  { variant: 'solid', color: 'success', label: 'Solid, success' },
] as const;

export default function ListVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
        gap: 2,
        width: '100%',
        maxWidth: 480,
      }}
    >
      {looks.map(({ variant, color, label }) => (
        <List
          key={label}
          variant={variant}
          color={color}
          aria-label={label}
          sx={{ borderRadius: 'md' }}
        >
          {[label, 'Violas', 'Cellos'].map((text) => (
            <ListItem key={text} variant={variant === 'solid' ? 'solid' : 'plain'} color={color}>
              {text}
            </ListItem>
          ))}
        </List>
      ))}
    </Box>
  );
}
