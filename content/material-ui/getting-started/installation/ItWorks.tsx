import Button from '@mui/material/Button';

export default function ItWorks() {
  return <Button variant="contained">It works</Button>;
}
