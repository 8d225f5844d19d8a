import Paper from '@mui/material/Paper';

export default function PaperKite() {
  return <Paper sx={{ p: 2 }}>Paper, two sticks and a string</Paper>;
}
