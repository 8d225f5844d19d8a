import Box from '@mui/material/Box';
import Divider, { dividerClasses } from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function DottedDivider() {
  return (
    <Box sx={{ width: 280 }}>
      <Typography>Tear off here</Typography>
      <Divider
        sx={{ my: 1, borderColor: 'text.primary', borderStyle: 'dotted', borderBottomWidth: 2 }}
      />
      <Divider
        role="presentation"
        sx={{
          '&::before, &::after': { borderTop: '2px solid', borderColor: 'secondary.main' },
          [`& .${dividerClasses.wrapper}`]: { px: 2, fontWeight: 'bold' },
        }}
      >
        Ticket 207
      </Divider>
    </Box>
  );
}
