import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { view } from './view';

export default function TicketBeside() {
  return (
    <Sheet
      variant="outlined"
      sx={{ width: '100%', maxWidth: 420, display: 'flex', borderRadius: 'md', overflow: 'hidden' }}
    >
      <AspectRatio flex ratio="1">
        <img src={view('#a8cbe8', '#3f6b4a')} alt="" />
      </AspectRatio>
      <Box sx={{ flex: 2, p: 2 }}>
        <Typography level="title-md" component="h4">
          Day ticket
        </Typography>
        <Typography level="body-sm" textColor="text.secondary" sx={{ mt: 0.5, mb: 1.5 }}>
          Up and down as often as you like. Dogs ride free, bicycles do not.
        </Typography>
        <Button size="sm">Buy one</Button>
      </Box>
    </Sheet>
  );
}
