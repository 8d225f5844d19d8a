import FlightTakeoff from '@mui/icons-material/FlightTakeoff';
import Home from '@mui/icons-material/Home';
import Sailing from '@mui/icons-material/Sailing';
import Badge from '@mui/joy/Badge';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';

const rooms = [
  { name: 'Town', sacks: 5, icon: <Home /> },
  { name: 'Islands', sacks: 0, icon: <Sailing /> },
  { name: 'Overseas', sacks: 12, icon: <FlightTakeoff /> },
];

const forScreenReaders = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

export default function SortingRooms() {
  return (
    <Box component="nav" aria-label="Sorting rooms" sx={{ width: '100%', maxWidth: 280 }}>
      <List variant="outlined" sx={{ borderRadius: 'sm', '--ListItemDecorator-size': '3rem' }}>
        {rooms.map(({ name, sacks, icon }) => (
          <ListItem key={name}>
            <ListItemButton component="a" href="#accessibility">
              <ListItemDecorator>
                <Badge
                  size="sm"
                  badgeContent={sacks}
                  slotProps={{ badge: { 'aria-hidden': true } }}
                >
                  {icon}
                </Badge>
              </ListItemDecorator>
              <ListItemContent>
                {name}
                <Box component="span" sx={forScreenReaders}>
                  , {sacks === 0 ? 'empty' : `sacks: ${sacks}`}
                </Box>
              </ListItemContent>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
