import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

const stops = ['08:12 Harbor, platform 2', '08:40 Mill Lane', '09:05 Upper Lock, change here'];

export default function ConnectionDetails() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <Card sx={{ width: 360, maxWidth: '100%' }}>
      <CardContent>
        <Typography variant="h6" component="h3">
          08:12 to Old Town
        </Typography>
        <Typography variant="body2">1 h 20 min, one change</Typography>
      </CardContent>
      <CardActions>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          endIcon={
            <ExpandMoreIcon sx={{ rotate: open ? '180deg' : '0deg', transition: 'rotate 150ms' }} />
          }
        >
          Stops
        </Button>
      </CardActions>
      <Collapse in={open} id={id}>
        <CardContent component="ul" sx={{ margin: 0, paddingInlineStart: 4 }}>
          {stops.map((stop) => (
            <Typography key={stop} component="li" variant="body2">
              {stop}
            </Typography>
          ))}
        </CardContent>
      </Collapse>
    </Card>
  );
}
