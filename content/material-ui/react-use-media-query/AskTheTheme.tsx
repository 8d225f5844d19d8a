import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function AskTheTheme() {
  const { breakpoints } = useTheme();
  const narrow = useMediaQuery(breakpoints.down('sm'));

  return (
    <Box sx={{ bgcolor: 'background.default', minHeight: '100vh', p: 2 }}>
      <ButtonGroup
        orientation={narrow ? 'vertical' : 'horizontal'}
        aria-label="Tide"
        fullWidth={narrow}
      >
        <Button>Yesterday</Button>
        <Button>Today</Button>
        <Button>Tomorrow</Button>
      </ButtonGroup>
    </Box>
  );
}
