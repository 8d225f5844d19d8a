import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const largePrint = {
  '--joy-fontSize-sm': '1.125rem',
  '--joy-fontSize-md': '1.25rem',
  '--joy-fontSize-lg': '1.5rem',
};

export default function LargePrint() {
  const [isLarge, setIsLarge] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 340 }}>
      <Typography
        component="label"
        level="title-sm"
        endDecorator={
          <Switch checked={isLarge} onChange={(event) => setIsLarge(event.target.checked)} />
        }
      >
        Large print
      </Typography>
      <Card sx={{ mt: 2, minHeight: 220, boxSizing: 'border-box', ...(isLarge && largePrint) }}>
        <Typography level="title-lg" component="h3">
          Harbor gauge
        </Typography>
        <Typography>4.2 meters, and rising</Typography>
        <Chip>Wind from the west</Chip>
        <Button sx={{ mt: 'auto' }}>Note the level</Button>
      </Card>
    </Box>
  );
}
