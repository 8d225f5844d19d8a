import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Note = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(2),
  maxWidth: 280,
  backgroundColor: theme.palette.mode === 'dark' ? '#3b3212' : '#fff6c9',
  // In dark mode, a lighter layer lies over the color.
  backgroundImage: 'none',
  borderStartStartRadius: 0,
}));

export default function TintedPaper() {
  return (
    <Note elevation={3}>
      <Typography>Ask for the watermark before you order.</Typography>
    </Note>
  );
}
