import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function DividerWithText() {
  return (
    <Box sx={{ width: 300 }}>
      <Divider role="presentation">Friday</Divider>
      <Typography sx={{ py: 1.5 }}>Brass band, then a film on the lawn.</Typography>
      <Divider role="presentation" textAlign="left">
        Saturday
      </Divider>
      <Typography sx={{ py: 1.5 }}>Choirs all day, fireworks at ten.</Typography>
      <Divider role="presentation" textAlign="right">
        <Chip size="small" label="Sunday" />
      </Divider>
      <Typography sx={{ py: 1.5 }}>Breakfast by the river.</Typography>
    </Box>
  );
}
