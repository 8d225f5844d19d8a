import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Tile = styled('a')(({ theme }) => ({
  display: 'block',
  width: 260,
  padding: theme.spacing(2),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  color: 'inherit',
  textDecoration: 'none',
  transition: theme.transitions.create(['background-color', 'transform'], {
    duration: theme.transitions.duration.shorter,
  }),
  '&:hover, &:focus-visible': {
    backgroundColor: theme.palette.action.hover,
    transform: 'translateY(-4px)',
  },
  '@media (prefers-reduced-motion: reduce)': {
    transition: 'none',
    '&:hover, &:focus-visible': { transform: 'none' },
  },
}));

export default function HoverCard() {
  return (
    <Tile href="#hover-card" id="hover-card">
      <Typography variant="h6" component="p">
        Night train
      </Typography>
      <Typography color="text.secondary">Point at this tile, or move the focus to it.</Typography>
    </Tile>
  );
}
