import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';
import { view } from './view';

const fits = [
  { fit: 'cover', text: 'cover, cut to fill' },
  { fit: 'contain', text: 'contain, all of it' },
] as const;

export default function CutOrWhole() {
  return (
    <Box sx={{ width: '100%', maxWidth: 520, display: 'flex', gap: 2 }}>
      {fits.map(({ fit, text }) => (
        <Box key={fit} sx={{ flex: 1, minWidth: 0 }}>
          <AspectRatio ratio="2" objectFit={fit} sx={{ borderRadius: 'sm' }}>
            <img src={view('#c9c3e6', '#4b4670')} alt="" />
          </AspectRatio>
          <Typography level="body-sm" textColor="text.secondary" sx={{ mt: 0.5 }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
