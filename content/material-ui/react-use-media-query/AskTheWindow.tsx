import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function AskTheWindow() {
  const landscape = useMediaQuery('(orientation: landscape)');

  return (
    <Typography sx={{ width: '100%', maxWidth: 320 }}>
      This window is {landscape ? 'wider than high' : 'higher than wide'}.
    </Typography>
  );
}
