import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';

export default function AlertWithTitle() {
  return (
    <Alert severity="warning" role="note" sx={{ maxWidth: 480 }}>
      <AlertTitle role="heading" aria-level={3}>
        Closed for stocktaking
      </AlertTitle>
      From 3 to 7 July nothing can be borrowed. You can return books at any time through the{' '}
      <Link href="#give-it-a-title" color="inherit">
        return slot
      </Link>
      .
    </Alert>
  );
}
