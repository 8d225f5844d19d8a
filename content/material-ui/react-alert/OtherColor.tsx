import Alert from '@mui/material/Alert';

export default function OtherColor() {
  return (
    <Alert severity="info" color="success">
      Information, in the color of success
    </Alert>
  );
}
