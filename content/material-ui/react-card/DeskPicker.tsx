import * as React from 'react';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const desks = [
  { name: 'Desk 3', note: 'By the window' },
  { name: 'Desk 8', note: 'Two screens' },
];

export default function DeskPicker() {
  const [desk, setDesk] = React.useState<string | null>('Desk 8');

  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
      {desks.map(({ name, note }) => (
        <Card key={name} variant="outlined" sx={{ width: 200 }}>
          <CardActionArea
            aria-pressed={desk === name}
            onClick={() => setDesk(desk === name ? null : name)}
          >
            <CardContent component="span" sx={{ display: 'flex', gap: 1 }}>
              <Stack component="span" flexGrow={1}>
                <Typography component="span" variant="subtitle1">
                  {name}
                </Typography>
                <Typography component="span" variant="body2">
                  {note}
                </Typography>
              </Stack>
              {desk === name && <CheckCircleIcon color="primary" />}
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Stack>
  );
}
