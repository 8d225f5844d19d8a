import LinearProgress from '@mui/material/LinearProgress';

export default function WideBar() {
  return (
    <LinearProgress
      variant="determinate"
      value={60}
      aria-label="Upload"
      sx={{ width: '100%', height: 12 }}
    />
  );
}
