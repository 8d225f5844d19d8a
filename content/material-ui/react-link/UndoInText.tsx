import * as React from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function UndoInText() {
  const [archived, setArchived] = React.useState(false);

  return (
    <Typography>
      <span role="status">{archived ? 'The note is archived.' : 'The note is on the board.'}</span>{' '}
      <Link
        component="button"
        type="button"
        variant="body1"
        onClick={() => setArchived(!archived)}
        sx={{ verticalAlign: 'baseline' }}
      >
        {archived ? 'Take it back' : 'Archive it'}
      </Link>
    </Typography>
  );
}
