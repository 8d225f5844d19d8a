import AppBar, { type AppBarProps } from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { alpha, styled } from '@mui/material/styles';

const GlassBarBase = styled((props: AppBarProps) => (
  <AppBar component="div" color="inherit" elevation={0} {...props} />
))(({ theme }) => ({
  backgroundColor: alpha(theme.palette.background.paper, 0.8),
  backgroundImage: 'none',
  backdropFilter: 'blur(8px)',
  borderBottom: `1px solid ${theme.palette.divider}`,
  color: theme.palette.text.primary,
}));

export default function GlassBar() {
  return (
    <GlassBarBase position="static">
      <Toolbar variant="dense">
        <Typography>What is behind shines through</Typography>
      </Toolbar>
    </GlassBarBase>
  );
}
