import * as React from 'react';
import AnchorIcon from '@mui/icons-material/Anchor';
import AirIcon from '@mui/icons-material/Air';
import PhotoCameraOutlinedIcon from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction, {
  bottomNavigationActionClasses,
} from '@mui/material/BottomNavigationAction';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const places = {
  berths: { icon: <AnchorIcon />, label: 'Berths', text: 'Three of twelve are free tonight.' },
  wind: { icon: <AirIcon />, label: 'Wind', text: 'From the west, and less in the evening.' },
  camera: {
    icon: <PhotoCameraOutlinedIcon />,
    label: 'Camera',
    text: 'The lens is being cleaned.',
  },
};
type Place = keyof typeof places;

export default function BarOrRail() {
  const [place, setPlace] = React.useState<Place>('berths');
  const headingRef = React.useRef<HTMLHeadingElement>(null);
  const pressed = React.useRef(false);

  React.useEffect(() => {
    if (pressed.current) headingRef.current?.focus();
  }, [place]);

  return (
    <Box
      sx={{
        minHeight: '100vh',
        bgcolor: 'background.default',
        color: 'text.primary',
        paddingBlockEnd: { xs: '56px', sm: 0 },
        paddingInlineStart: { xs: 0, sm: '96px' },
      }}
    >
      <Box sx={{ p: 3 }}>
        <Typography ref={headingRef} tabIndex={-1} variant="h6" component="h2" gutterBottom>
          {places[place].label}
        </Typography>
        <Typography>{places[place].text}</Typography>
      </Box>
      <Paper
        square
        elevation={3}
        sx={{
          position: 'fixed',
          insetBlockStart: { xs: 'auto', sm: 0 },
          insetBlockEnd: 0,
          insetInlineStart: 0,
          insetInlineEnd: { xs: 0, sm: 'auto' },
        }}
      >
        <BottomNavigation
          component="nav"
          aria-label="Marina"
          showLabels
          value={place}
          onChange={(_event, next: Place) => {
            pressed.current = true;
            setPlace(next);
          }}
          sx={{
            flexDirection: { xs: 'row', sm: 'column' },
            justifyContent: { xs: 'center', sm: 'flex-start' },
            width: { xs: 'auto', sm: 96 },
            height: { xs: 56, sm: '100%' },
            [`& .${bottomNavigationActionClasses.root}`]: { flex: { xs: 1, sm: '0 0 72px' } },
          }}
        >
          {Object.entries(places).map(([value, { icon, label }]) => (
            <BottomNavigationAction
              key={value}
              value={value}
              label={label}
              icon={icon}
              aria-current={place === value ? 'page' : undefined}
            />
          ))}
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
