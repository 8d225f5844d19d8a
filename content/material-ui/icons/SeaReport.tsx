import AirIcon from '@mui/icons-material/Air';
import VisibilityIcon from '@mui/icons-material/Visibility';
import WavesIcon from '@mui/icons-material/Waves';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const report = [
  { name: 'Wind', value: 'South-west, 4', icon: <AirIcon /> },
  { name: 'Sea', value: 'Slight, 0.8 m', icon: <WavesIcon /> },
  { name: 'Sight', value: 'Good, over 10 km', icon: <VisibilityIcon /> },
];

export default function SeaReport() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 320 }}>
      <List aria-label="Report of this morning">
        {report.map(({ name, value, icon }) => (
          <ListItem key={name}>
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText primary={name} secondary={value} />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
