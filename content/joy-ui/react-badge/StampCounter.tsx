import * as React from 'react';
import ShoppingBasket from '@mui/icons-material/ShoppingBasket';
import Badge from '@mui/joy/Badge';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const stamps = ['Lighthouse', 'Red fox', 'Night mail'];

export default function StampCounter() {
  const [basket, setBasket] = React.useState<readonly string[]>([]);
  const [message, setMessage] = React.useState('');

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 340, boxSizing: 'border-box' }}>
      <Stack direction="row" justifyContent="space-between" alignItems="center">
        <Typography component="h3" level="title-md">
          Stamps
        </Typography>
        <Button
          size="sm"
          variant="soft"
          color="neutral"
          aria-label={`Empty the basket, ${basket.length} inside`}
          onClick={() => {
            setBasket([]);
            setMessage('The basket is empty.');
          }}
        >
          <Badge
            badgeContent={basket.length}
            size="sm"
            anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
          >
            <ShoppingBasket />
          </Badge>
        </Button>
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        {stamps.map((stamp) => (
          <Button
            key={stamp}
            size="sm"
            variant="outlined"
            onClick={() => {
              setBasket([...basket, stamp]);
              setMessage(`${stamp} added, ${basket.length + 1} in the basket.`);
            }}
          >
            {stamp}
          </Button>
        ))}
      </Stack>
      <Typography role="status" level="body-sm" sx={{ minHeight: '1.5em' }}>
        {message}
      </Typography>
    </Card>
  );
}
