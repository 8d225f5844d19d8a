import { Box, Stack, styled } from '@mui/system';

const Field = styled('div')({
  flex: 1,
  padding: '8px 16px',
  backgroundColor: '#701a75',
  color: '#fff',
});

export default function TurningField() {
  return (
    <Box sx={{ minHeight: '100vh', p: 2, bgcolor: '#fdf4ff' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 1, sm: 3 }} useFlexGap>
        <Field>Box kites</Field>
        <Field>Stunt kites</Field>
        <Field>Children</Field>
      </Stack>
    </Box>
  );
}
