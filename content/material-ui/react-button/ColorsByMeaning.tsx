import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ColorsByMeaning() {
  return (
    <Stack spacing={3} alignItems="center">
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
        <Button variant="contained">Open report</Button>
        <Button variant="contained" color="secondary">
          Compare
        </Button>
        <Button variant="contained" color="success">
          Approve
        </Button>
        <Button variant="outlined" color="error">
          Reject
        </Button>
      </Stack>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          paddingInline: 2,
          paddingBlock: 1,
          borderRadius: 1,
          bgcolor: 'secondary.main',
          color: 'secondary.contrastText',
        }}
      >
        <Typography variant="body2">Report approved</Typography>
        <Button color="inherit" size="small">
          Undo
        </Button>
      </Box>
    </Stack>
  );
}
