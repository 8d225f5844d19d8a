import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function ForGloves() {
  return (
    <Box sx={{ width: '100%', maxWidth: 340 }}>
      <FormControl>
        <FormLabel>Number of the locker</FormLabel>
        <Input
          slotProps={{ input: { inputMode: 'numeric' } }}
          sx={{
            borderColor: 'neutral.500',
            '--Input-minHeight': { xs: '3.5rem', md: '2.5rem' },
            '@media (pointer: coarse)': { '--Input-minHeight': '4rem' },
          }}
        />
      </FormControl>
    </Box>
  );
}
