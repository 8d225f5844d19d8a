import * as React from 'react';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function WindNotice() {
  const [isRead, setIsRead] = React.useState(false);

  return (
    <Sheet
      component="section"
      aria-label="Notice"
      variant={isRead ? 'outlined' : 'solid'}
      color={isRead ? 'neutral' : 'danger'}
      invertedColors
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        width: '100%',
        maxWidth: 520,
        p: 2,
        borderRadius: 'md',
        boxSizing: 'border-box',
      }}
    >
      <Typography level="title-sm" role="status" sx={{ flex: '1 1 200px' }}>
        {isRead
          ? 'You have read today’s notice.'
          : 'Strong wind: cabins stop at the middle station until noon.'}
      </Typography>
      <Button variant="outlined" onClick={() => setIsRead(!isRead)}>
        {isRead ? 'Show it again' : 'I have read it'}
      </Button>
    </Sheet>
  );
}
