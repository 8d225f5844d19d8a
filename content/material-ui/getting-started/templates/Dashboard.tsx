import * as React from 'react';
import InsightsIcon from '@mui/icons-material/InsightsOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import MenuIcon from '@mui/icons-material/Menu';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

const drawerWidth = 220;

const destinations = [
  { name: 'Overview', icon: <InsightsIcon /> },
  { name: 'Stock', icon: <InventoryIcon /> },
  { name: 'Customers', icon: <PeopleIcon /> },
];

const figures = [
  { name: 'Orders today', value: '38', note: '5 more than yesterday' },
  { name: 'To be packed', value: '12', note: '3 of them since Monday' },
  { name: 'Sent back', value: '2', note: 'As many as last week' },
];

const week = [
  { day: 'Mon', orders: 21 },
  { day: 'Tue', orders: 34 },
  { day: 'Wed', orders: 29 },
  { day: 'Thu', orders: 43 },
  { day: 'Fri', orders: 38 },
  { day: 'Sat', orders: 17 },
  { day: 'Sun', orders: 9 },
];
const most = Math.max(...week.map(({ orders }) => orders));

const latest = [
  { number: 1042, goods: 'Star chart', state: 'Paid', color: 'success' },
  { number: 1041, goods: 'Red torch', state: 'Open', color: 'default' },
  { number: 1040, goods: 'Tripod', state: 'Paid', color: 'success' },
  { number: 1039, goods: 'Notebook', state: 'Sent back', color: 'error' },
] as const;

function Navigation({
  current,
  onNavigate,
}: {
  current: string;
  onNavigate: (name: string) => void;
}) {
  return (
    <List component="nav" aria-label="Main">
      {destinations.map(({ name, icon }) => (
        <ListItem key={name} component="div" disablePadding>
          <ListItemButton
            // In an application: component={Link} of the router, and its address.
            href={`#${name.toLowerCase()}`}
            selected={name === current}
            aria-current={name === current ? 'page' : undefined}
            onClick={(event: React.MouseEvent) => {
              event.preventDefault();
              onNavigate(name);
            }}
          >
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

function Chart() {
  return (
    <Box
      component="ul"
      aria-label="Orders per day"
      sx={{ display: 'flex', gap: 1, height: 200, p: 0, m: 0, listStyle: 'none' }}
    >
      {week.map(({ day, orders }) => (
        <Box
          key={day}
          component="li"
          sx={{
            display: 'flex',
            flex: 1,
            flexDirection: 'column',
            justifyContent: 'flex-end',
            alignItems: 'center',
          }}
        >
          <Typography variant="caption">{orders}</Typography>
          {/* The height is shared with two lines of text: a share of the rest, so that no bar is cut. */}
          <Box
            sx={{
              width: '100%',
              maxWidth: 40,
              height: `calc((100% - 3rem) * ${orders / most})`,
              borderRadius: 1,
              bgcolor: 'primary.main',
            }}
          />
          <Typography variant="caption" color="text.secondary">
            {day}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

export default function Dashboard() {
  const [open, setOpen] = React.useState(false);
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const [current, setCurrent] = React.useState('Overview');
  const ordersId = React.useId();

  React.useEffect(() => {
    if (isWide) setOpen(false);
  }, [isWide]);

  const navigation = (
    <Navigation
      current={current}
      onNavigate={(name) => {
        setCurrent(name);
        setOpen(false);
      }}
    />
  );

  return (
    <Box
      sx={{
        display: 'flex',
        minHeight: '100vh',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <AppBar position="fixed" sx={{ zIndex: 'drawer' }}>
        <Toolbar>
          <IconButton
            color="inherit"
            edge="start"
            aria-label="Open navigation"
            onClick={() => setOpen(true)}
            sx={{ display: { md: 'none' }, mr: 1 }}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="p">
            Shop
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        // An open drawer that only CSS hides would still lock the page.
        open={open && !isWide}
        onClose={() => setOpen(false)}
        PaperProps={{ sx: { width: drawerWidth } }}
      >
        {navigation}
      </Drawer>
      <Box
        sx={{
          display: { xs: 'none', md: 'block' },
          flexShrink: 0,
          width: drawerWidth,
          borderRight: 1,
          borderColor: 'divider',
        }}
      >
        <Toolbar />
        {navigation}
      </Box>
      {/* In your page: component="main". The demo has none, since it may stand inside of one. */}
      <Box sx={{ flexGrow: 1, minWidth: 0, p: { xs: 2, sm: 3 } }}>
        <Toolbar />
        <Typography variant="h4" component="h1" gutterBottom>
          {current}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
            gap: 2,
          }}
        >
          {figures.map(({ name, value, note }) => (
            <Paper key={name} variant="outlined" sx={{ p: 2 }}>
              <Typography color="text.secondary">{name}</Typography>
              <Typography variant="h4" component="p">
                {value}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {note}
              </Typography>
            </Paper>
          ))}
        </Box>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
            gap: 2,
            mt: 2,
          }}
        >
          <Paper component="section" variant="outlined" sx={{ p: 2 }}>
            <Typography variant="h6" component="h2" gutterBottom>
              This week
            </Typography>
            <Chart />
          </Paper>
          <Paper component="section" variant="outlined" sx={{ p: 2 }}>
            <Typography variant="h6" component="h2" id={ordersId}>
              Latest orders
            </Typography>
            <TableContainer>
              <Table size="small" aria-labelledby={ordersId}>
                <TableHead>
                  <TableRow>
                    <TableCell>Number</TableCell>
                    <TableCell>Goods</TableCell>
                    <TableCell>State</TableCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {latest.map(({ number, goods, state, color }) => (
                    <TableRow key={number}>
                      <TableCell>{number}</TableCell>
                      <TableCell>{goods}</TableCell>
                      <TableCell>
                        <Chip size="small" variant="outlined" color={color} label={state} />
                      </TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </TableContainer>
          </Paper>
        </Box>
      </Box>
    </Box>
  );
}
