import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { alpha, darken, lighten, styled } from '@mui/material/styles';

type Status = 'success' | 'warning' | 'error';

const services: { name: string; status: Status; text: string }[] = [
  { name: 'Sign-in', status: 'success', text: 'Works' },
  { name: 'Search', status: 'warning', text: 'Slow' },
  { name: 'Payments', status: 'error', text: 'Does not answer' },
];

const Tag = styled('span', {
  shouldForwardProp: (prop) => prop !== 'status',
})<{ status: Status }>(({ theme, status }) => {
  const { main, light, dark } = theme.palette[status];
  const isDark = theme.palette.mode === 'dark';
  return {
    ...theme.typography.body2,
    padding: theme.spacing(0.5, 1),
    borderRadius: theme.shape.borderRadius,
    backgroundColor: alpha(main, isDark ? 0.2 : 0.12),
    color: isDark ? lighten(light, 0.3) : darken(dark, 0.3),
  };
});

export default function StatusBoard() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <List disablePadding>
        {services.map(({ name, status, text }, index) => (
          <ListItem key={name} divider={index < services.length - 1}>
            <ListItemText primary={name} />
            <Tag status={status}>{text}</Tag>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
