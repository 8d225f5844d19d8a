import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import { view } from './view';

export default function WhileLoading() {
  const [isShown, setIsShown] = React.useState(false);

  return (
    <Box sx={{ width: 280, maxWidth: '100%' }}>
      <AspectRatio ratio="4 / 3" sx={{ borderRadius: 'md', mb: 1.5 }}>
        {isShown ? (
          <img src={view('#f4d7b0', '#7a4b3a')} alt="The webcam: one car, clear sky" />
        ) : (
          <div>The webcam is off</div>
        )}
      </AspectRatio>
      <Button
        fullWidth
        variant="outlined"
        color="neutral"
        onClick={() => setIsShown((shown) => !shown)}
      >
        {isShown ? 'Hide the webcam' : 'Show the webcam'}
      </Button>
    </Box>
  );
}
